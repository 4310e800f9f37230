import { useState } from 'react';
import { DownloadIcon, PlusIcon, ShareIcon, UserIcon } from '@/components/icon';
import { SegmentedControl } from '@/components/segmented-control';
import { FloatingButton } from './floating-button';

const actions = [
  { label: 'New order', icon: <PlusIcon size={20} /> },
  { label: 'New customer', icon: <UserIcon size={20} /> },
  { label: 'Save the list', icon: <DownloadIcon size={20} /> },
];

const kinds = [
  { value: 'actions', label: 'With actions' },
  { value: 'free', label: 'Anywhere' },
];

export function Demo() {
  const [kind, setKind] = useState('actions');
  const [last, setLast] = useState('nothing yet');
  return (
    <div style={{ display: 'grid', gap: 16, alignContent: 'start', minHeight: 260, padding: 16 }}>
      <SegmentedControl label="Kind" options={kinds} value={kind} onChange={setKind} />
      <p style={{ margin: 0, color: 'var(--portico-text-2)' }}>
        Drag the round button, or move it with the arrow keys. Last: {last}.
      </p>
      {kind === 'actions' ? (
        <FloatingButton
          label="New"
          magnetic="x"
          axis="xy"
          actions={actions.map((action) => ({ ...action, onClick: () => setLast(action.label) }))}
        />
      ) : (
        <FloatingButton
          label="Share"
          axis="xy"
          icon={<ShareIcon />}
          onClick={() => setLast('shared')}
        />
      )}
    </div>
  );
}
