import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { Rate, type RateProps } from './rate';

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;

export function Demo() {
  const [grind, setGrind] = useState(3.5);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div>
        <p style={heading}>How was the delivery?</p>
        <Rate label="Delivery" defaultValue={4} clearable />
      </div>
      <div>
        <p style={heading}>How fine is the grind?</p>
        <div style={row}>
          <Rate label="Grind" half value={grind} onChange={setGrind} />
          <span style={quiet}>{grind}</span>
        </div>
      </div>
      <div style={row}>
        <Rate
          label="All opinions"
          readOnly
          value={3.7}
          style={{ '--portico-rate-size': '18px', '--portico-rate-gap': '4px' } as object}
        />
        <span style={quiet}>3.7 of 128 opinions</span>
      </div>
      <div>
        <p style={heading}>How spicy, of ten</p>
        <Rate
          label="Spice"
          count={10}
          defaultValue={7}
          character={(index) => <strong style={{ fontSize: '1.125rem' }}>{index + 1}</strong>}
          style={
            {
              '--portico-rate-color': 'var(--portico-accent)',
              '--portico-rate-gap': '16px',
            } as object
          }
        />
      </div>
      <Rate label="Closed" defaultValue={2} disabled />
    </div>
  );
}

export const playground = definePlayground<RateProps>({
  component: Rate,
  controls: {
    count: { kind: 'number', min: 1, max: 10 },
    half: { kind: 'switch' },
    clearable: { kind: 'switch' },
    readOnly: { kind: 'switch' },
    disabled: { kind: 'switch' },
  },
  props: { count: 5, half: false, clearable: false, readOnly: false, disabled: false },
  fixed: { label: 'Delivery', defaultValue: 3 },
  code: 'label="Delivery" defaultValue={3}',
});
