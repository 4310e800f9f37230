import { useState } from 'react';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { Stepper, type StepperProps } from './stepper';

const asked = () => new Promise<boolean>((resolve) => void setTimeout(resolve, 600, true));

export function Demo() {
  const [cups, setCups] = useState<number | null>(3);
  const [milk, setMilk] = useState<number | null>(0.3);
  return (
    <div style={{ display: 'grid', paddingBlock: 16 }}>
      <Cell
        title="Cups"
        note={`${((cups ?? 0) * 3.5).toFixed(2)} on the bill`}
        extra={
          <Stepper
            label="Cups"
            min={1}
            max={40}
            integer
            value={cups}
            onChange={setCups}
            valueText={(count) => `${count} cups`}
          />
        }
      />
      <Cell
        title="Milk"
        note="In litres, in steps of 0.1"
        extra={
          <Stepper
            label="Milk"
            min={0}
            max={2}
            step={0.1}
            digits={1}
            value={milk}
            onChange={setMilk}
          />
        }
      />
      <Cell
        title="Bread rolls"
        note="Asks the bakery first"
        extra={<Stepper label="Bread rolls" max={9} defaultValue={2} beforeChange={asked} />}
      />
      <Cell
        title="Candles"
        note="Can be empty"
        extra={<Stepper label="Candles" allowEmpty max={4} />}
      />
      <Cell title="Plates" extra={<Stepper label="Plates" defaultValue={4} disabled />} />
    </div>
  );
}

export const playground = definePlayground<StepperProps>({
  component: Stepper,
  controls: {
    min: { kind: 'number' },
    max: { kind: 'number' },
    step: { kind: 'number', min: 0.1, step: 0.1 },
    integer: { kind: 'switch' },
    allowEmpty: { kind: 'switch' },
    disableInput: { kind: 'switch' },
    disabled: { kind: 'switch' },
    readOnly: { kind: 'switch' },
  },
  props: {
    min: 0,
    step: 1,
    integer: false,
    allowEmpty: false,
    disableInput: false,
    disabled: false,
    readOnly: false,
  },
  fixed: { label: 'Cups' },
  code: 'label="Cups"',
});
