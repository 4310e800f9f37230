import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Steps, type StepsProps } from './steps';

const order = [{ title: 'Ordered' }, { title: 'Baked' }, { title: 'Packed' }, { title: 'Sent' }];

const journey = [
  { title: 'Left the bakery', text: 'Monday, 6:40' },
  {
    title: 'First delivery',
    text: 'The door was closed and the phone was off',
    status: 'failed' as const,
  },
  { title: 'Second delivery' },
];

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

export function Demo() {
  const [at, setAt] = useState(1);
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <h2 style={heading}>Horizontal</h2>
      <Steps steps={order} current={at} aria-label="Order" />
      <div style={{ display: 'flex', gap: 12 }}>
        <Button variant="tonal" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button disabled={at === order.length} onClick={() => setAt(at + 1)}>
          Next
        </Button>
      </div>
      <h2 style={heading}>Vertical</h2>
      <Steps steps={journey} current={2} direction="vertical" aria-label="Delivery" />
    </div>
  );
}

export const playground = definePlayground<StepsProps>({
  component: Steps,
  controls: {
    current: { kind: 'number', min: 0, max: 4 },
    status: { kind: 'choice', options: ['current', 'failed'] },
    direction: { kind: 'choice', options: ['horizontal', 'vertical'] },
  },
  props: { current: 0, status: 'current', direction: 'horizontal' },
  fixed: { steps: order },
  code: 'steps={steps}',
});
