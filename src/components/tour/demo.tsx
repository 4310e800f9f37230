import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Cell } from '@/components/cell';
import { List } from '@/components/list';
import { Tour } from './tour';
import type { TourStep } from './tour-place';

const orders = [
  ['Flat white', 'Ready at 10:20'],
  ['Cinnamon bun', 'Ready at 10:20'],
  ['Green tea', 'Collected yesterday'],
  ['Carrot cake', 'Collected yesterday'],
  ['Espresso', 'Collected on Monday'],
  ['Cheesecake', 'Collected on Monday'],
] as const;

export function Demo() {
  const card = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const repeat = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const steps: readonly TourStep[] = [
    {
      id: 'welcome',
      title: 'Welcome to the café',
      text: 'See in four steps how to order without a queue.',
    },
    {
      id: 'card',
      target: card,
      title: 'Your stamp card',
      text: 'Each coffee gives a stamp. The tenth coffee is free.',
    },
    {
      id: 'orders',
      target: list,
      placement: 'top',
      title: 'Your orders',
      text: 'Here you see when to collect them.',
    },
    {
      id: 'repeat',
      target: repeat,
      placement: 'top-end',
      title: 'The same again',
      text: 'One tap repeats your last order.',
    },
  ];

  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button block onClick={() => setOpen(true)}>
        Show me around
      </Button>
      <div
        ref={card}
        style={{
          padding: 16,
          borderRadius: 12,
          background: 'var(--portico-accent-soft)',
          color: 'var(--portico-accent)',
        }}
      >
        7 of 10 stamps
      </div>
      <div ref={list}>
        <List>
          {orders.map(([name, note]) => (
            <Cell key={name} title={name} note={note} />
          ))}
        </List>
      </div>
      <div ref={repeat} style={{ justifySelf: 'end' }}>
        <Button variant="tonal">Order again</Button>
      </div>
      <Tour steps={steps} open={open} onOpenChange={setOpen} />
    </div>
  );
}
