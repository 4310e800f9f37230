import { useState } from 'react';
import { Button } from '@/components/button';
import { ActionSheet, type ActionSheetAction } from './action-sheet';

const actions: readonly ActionSheetAction[] = [
  { label: 'Save to phone' },
  { label: 'Share', description: 'A link that works for seven days' },
  { label: 'Print', disabled: true },
  { label: 'Delete', tone: 'danger' },
];

export function Demo() {
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState('nothing yet');

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Open the sheet</Button>
      <span>Chosen: {choice}</span>
      <ActionSheet
        open={open}
        title="Photo of 3 May"
        actions={actions.map((action) => ({ ...action, onClick: () => setChoice(action.label) }))}
        onOpenChange={setOpen}
      />
    </div>
  );
}
