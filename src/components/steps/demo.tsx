import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Steps, type StepsProps } from './steps';

const order = [{ title: 'Ordered' }, { title: 'Cut' }, { title: 'Polished' }, { title: 'Sent' }];

const journey = [
  { title: 'Left the quarry', text: 'Monday, 6:40' },
  { title: 'Weighed', text: '4.2 t, half a ton more than was ordered', status: 'failed' as const },
  { title: 'At the saw' },
];

export function Demo() {
  const [at, setAt] = useState(1);
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <Steps steps={order} current={at} aria-label="Order" />
      <div style={{ display: 'flex', gap: 12 }}>
        <Button variant="tonal" disabled={at === 0} onPress={() => setAt(at - 1)}>
          Back
        </Button>
        <Button disabled={at === order.length} onPress={() => setAt(at + 1)}>
          Next
        </Button>
      </div>
      <Steps steps={journey} current={2} direction="vertical" aria-label="Journey" />
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
