import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Steps, type StepsProps } from './steps';

const order = ['Ordered', 'Baked', 'Packed', 'Sent'].map((name) => ({ value: name, label: name }));

const journey = [
  { value: 'left', label: 'Left the bakery', note: 'Monday, 6:40' },
  {
    value: 'first',
    label: 'First delivery',
    note: 'The door was closed and the phone was off',
    status: 'failed' as const,
  },
  { value: 'second', label: 'Second delivery' },
];

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

export function Demo() {
  const [at, setAt] = useState(1);
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <h2 style={heading}>Horizontal</h2>
      <Steps
        items={order}
        value={order[Math.min(at, 3)]?.value}
        status={at === order.length ? 'done' : 'current'}
        aria-label="Order"
      />
      <div style={{ display: 'flex', gap: 12 }}>
        <Button variant="tonal" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button disabled={at === order.length} onClick={() => setAt(at + 1)}>
          Next
        </Button>
      </div>
      <h2 style={heading}>Vertical</h2>
      <Steps items={journey} value="second" direction="vertical" aria-label="Delivery" />
    </div>
  );
}

export const playground = definePlayground<StepsProps>({
  component: Steps,
  controls: {
    value: { kind: 'choice', options: order.map(({ value }) => value) },
    status: { kind: 'choice', options: ['current', 'failed', 'done'] },
    direction: { kind: 'choice', options: ['horizontal', 'vertical'] },
  },
  props: { value: 'Ordered', status: 'current', direction: 'horizontal' },
  fixed: { items: order },
  code: 'items={items}',
});
