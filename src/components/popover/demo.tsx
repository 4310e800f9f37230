import { useState } from 'react';
import { Button } from '@/components/button';
import { CloseIcon, DownloadIcon, MoreIcon, ShareIcon } from '@/components/icon';
import type { Action } from '@/components/kit/action';
import { definePlayground } from '@/components/kit/playground';
import { Popover, type PopoverProps } from './popover';

const actions: readonly Action[] = [
  { label: 'Share', icon: <ShareIcon size="1.25rem" /> },
  { label: 'Save the receipt', icon: <DownloadIcon size="1.25rem" /> },
  { label: 'Cancel the order', icon: <CloseIcon size="1.25rem" />, tone: 'danger' },
];

export function Demo() {
  const [chosen, setChosen] = useState('nothing yet');
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div
        style={{
          display: 'flex',
          gap: 12,
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingBlock: 8,
          paddingInline: '16px 4px',
          borderRadius: 12,
          background: 'var(--portico-surface)',
        }}
      >
        <span style={{ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <strong>Cappuccino and a croissant</strong>
          <small style={{ color: 'var(--portico-text-2)' }}>Chosen: {chosen}</small>
        </span>
        <Popover
          actions={actions.map((action) => ({ ...action, onClick: () => setChosen(action.label) }))}
          placement="bottom-end"
          label="Order"
        >
          <Button variant="plain" shape="circle" aria-label="More" icon={<MoreIcon />} />
        </Popover>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Popover
          label="Calories"
          placement="top-start"
          content="A cappuccino with whole milk has 120 calories."
        >
          <Button variant="tonal">How many calories?</Button>
        </Popover>
        <Popover mode="tooltip" content="Brewed with cold water for 12 hours" placement="top">
          <Button variant="outline">Cold brew</Button>
        </Popover>
      </div>
    </div>
  );
}

function Tried(props: PopoverProps) {
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 220 }}>
      <Popover {...props}>
        <Button variant="tonal">Calories</Button>
      </Popover>
    </div>
  );
}

export const playground = definePlayground<PopoverProps>({
  component: Tried,
  controls: {
    placement: {
      kind: 'choice',
      options: ['bottom', 'bottom-start', 'bottom-end', 'top', 'top-start', 'left', 'right'],
    },
    mode: { kind: 'choice', options: ['dialog', 'tooltip'] },
    arrow: { kind: 'switch' },
  },
  props: { placement: 'bottom', mode: 'dialog', arrow: true },
  fixed: { content: 'A cappuccino with whole milk has 120 calories.' },
  code: 'content="A cappuccino with whole milk has 120 calories."',
  codeChildren: '<Button>Calories</Button>',
});
