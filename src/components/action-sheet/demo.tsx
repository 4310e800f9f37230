import { useState } from 'react';
import { Button } from '@/components/button';
import { ActionSheet } from './action-sheet';

const items = [
  { text: 'Save to phone' },
  { text: 'Share', description: 'A link that works for seven days' },
  { text: 'Print', disabled: true },
  { text: 'Delete', tone: 'danger' },
] as const;

export function Demo() {
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState('nothing yet');

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 16 }}>
      <Button onPress={() => setOpen(true)}>Open the sheet</Button>
      <span>Chosen: {choice}</span>
      <ActionSheet
        open={open}
        title="Photo of 3 May"
        items={items}
        onOpenChange={setOpen}
        onSelect={(index) => {
          setChoice(items[index]?.text ?? '');
          setOpen(false);
        }}
      />
    </div>
  );
}
