import { useState } from 'react';
import { Button } from '@/components/button';
import { definePlayground } from '@/components/kit/playground';
import { Progress, type ProgressProps } from './progress';

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;

export function Demo() {
  const [loaded, setLoaded] = useState(40);
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <h2 style={heading}>Lines</h2>
      <Progress label="Cups filled" percent={72} showInfo />
      <Progress label="Looking for a table" indeterminate />
      <Progress
        label="Coffee beans left"
        percent={18}
        showInfo
        strokeWidth={10}
        activeColor="var(--portico-danger)"
      />
      <h2 style={heading}>Circles</h2>
      <div style={{ display: 'flex', gap: 24, alignItems: 'center', justifyContent: 'center' }}>
        <Progress
          type="circle"
          label="Order"
          percent={loaded}
          showInfo
          active
          activeMode="forwards"
        />
        <Progress type="circle" label="Paid" percent={100} size={72} strokeWidth={8}>
          Paid
        </Progress>
        <Progress type="circle" label="Searching" indeterminate size={44} strokeWidth={4} />
      </div>
      <Button variant="tonal" onClick={() => setLoaded(loaded >= 100 ? 0 : loaded + 20)}>
        {loaded >= 100 ? 'Start again' : 'Add 20 percent'}
      </Button>
    </div>
  );
}

export const playground = definePlayground<ProgressProps>({
  component: Progress,
  controls: {
    percent: { kind: 'number', min: 0, max: 100 },
    type: { kind: 'choice', options: ['line', 'circle'] },
    showInfo: { kind: 'switch' },
    strokeWidth: { kind: 'number', min: 2, max: 20 },
    active: { kind: 'switch' },
    activeMode: { kind: 'choice', options: ['backwards', 'forwards'] },
    indeterminate: { kind: 'switch' },
  },
  props: {
    percent: 60,
    type: 'line',
    showInfo: true,
    strokeWidth: 6,
    active: false,
    activeMode: 'backwards',
    indeterminate: false,
  },
  fixed: { label: 'Cups filled' },
  code: 'label="Cups filled"',
});
