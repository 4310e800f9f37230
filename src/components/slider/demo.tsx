import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { Slider } from './slider';
import type { SliderProps, SliderRange } from './slider-props';

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;
const euros = (value: number) => `${value} €`;

export function Demo() {
  const [price, setPrice] = useState<SliderRange>([12, 48]);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <h2 style={heading}>Delivery distance</h2>
        <Slider
          label="Delivery distance"
          min={1}
          max={8}
          step={0.5}
          defaultValue={3}
          tooltip
          showValue
          formatValue={(value) => `${value} km`}
          style={{ '--portico-slider-value-width': '6ch' } as object}
        />
      </div>
      <div>
        <h2 style={heading}>
          Price <span style={quiet}>{price.map(euros).join(' to ')}</span>
        </h2>
        <Slider
          range
          label="Price"
          min={0}
          max={60}
          step={2}
          value={price}
          onChange={setPrice}
          formatValue={euros}
          blockSize={24}
          tooltip
        />
      </div>
      <div>
        <h2 style={heading}>Roast</h2>
        <Slider
          label="Roast"
          max={4}
          defaultValue={2}
          marks={{ 0: 'Light', 2: 'Medium', 4: 'Dark' }}
        />
      </div>
      <h2 style={heading}>Milk and age, vertical</h2>
      <div style={{ display: 'flex', gap: 48, flexWrap: 'wrap', alignItems: 'center' }}>
        <Slider
          vertical
          label="Milk"
          defaultValue={60}
          marks={{ 0: '0', 50: '50', 100: '100' }}
          style={{ '--portico-slider-length': '140px' } as object}
        />
        <Slider
          vertical
          range
          label="Age"
          defaultValue={[20, 70]}
          style={{ '--portico-slider-length': '140px' } as object}
        />
        <div style={{ flex: '1 1 120px' }}>
          <h2 style={heading}>Set by the shop</h2>
          <Slider label="Grinder speed" defaultValue={45} disabled showValue />
        </div>
      </div>
    </div>
  );
}

export const playground = definePlayground<SliderProps>({
  component: Slider,
  controls: {
    min: { kind: 'number' },
    max: { kind: 'number' },
    step: { kind: 'number', min: 0, step: 0.5 },
    blockSize: { kind: 'number', min: 12, max: 28 },
    showValue: { kind: 'switch' },
    tooltip: { kind: 'switch' },
    vertical: { kind: 'switch' },
    disabled: { kind: 'switch' },
    readOnly: { kind: 'switch' },
  },
  props: {
    min: 0,
    max: 100,
    step: 1,
    blockSize: 28,
    showValue: false,
    tooltip: false,
    vertical: false,
    disabled: false,
    readOnly: false,
  },
  fixed: { label: 'Milk', defaultValue: 40 },
  code: 'label="Milk" defaultValue={40}',
});
