import { useState } from 'react';
import { definePlayground } from '@/components/kit/playground';
import { Slider, type SliderProps, type SliderRange } from './slider';

const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;
const euros = (value: number) => `${value} €`;

export function Demo() {
  const [price, setPrice] = useState<SliderRange>([120, 480]);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <p style={heading}>Thickness</p>
        <Slider
          label="Thickness"
          min={1}
          max={8}
          step={0.5}
          defaultValue={3}
          tooltip
          showValue
          formatValue={(value) => `${value} cm`}
          style={{ '--portico-slider-value-width': '6ch' } as object}
        />
      </div>
      <div>
        <p style={heading}>
          Price of a slab <span style={quiet}>{price.map(euros).join(' to ')}</span>
        </p>
        <Slider
          range
          label="Price of a slab"
          min={0}
          max={600}
          step={20}
          value={price}
          onChanging={setPrice}
          onChange={setPrice}
          formatValue={euros}
          blockSize={24}
          tooltip
        />
      </div>
      <div>
        <p style={heading}>Polish</p>
        <Slider
          label="Polish"
          max={4}
          defaultValue={2}
          marks={{ 0: 'Raw', 2: 'Honed', 4: 'Mirror' }}
        />
      </div>
      <div style={{ display: 'flex', gap: 48, flexWrap: 'wrap', alignItems: 'center' }}>
        <Slider
          vertical
          label="Water"
          defaultValue={60}
          marks={{ 0: '0', 50: '50', 100: '100' }}
          style={{ '--portico-slider-length': '140px' } as object}
        />
        <Slider
          vertical
          range
          label="Layers"
          defaultValue={[20, 70]}
          style={{ '--portico-slider-length': '140px' } as object}
        />
        <div style={{ flex: '1 1 120px' }}>
          <p style={heading}>Set by the saw</p>
          <Slider label="Speed" defaultValue={45} disabled showValue />
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
  fixed: { label: 'Thickness', defaultValue: 40 },
  code: 'label="Thickness" defaultValue={40}',
});
