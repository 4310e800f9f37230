import { useState } from 'react';
import { Cell } from '@/components/cell';
import { definePlayground } from '@/components/kit/playground';
import { Stepper, type StepperProps } from './stepper';

const asked = () => new Promise<boolean>((resolve) => void setTimeout(resolve, 600, true));

export function Demo() {
  const [slabs, setSlabs] = useState<number | null>(3);
  const [joint, setJoint] = useState<number | null>(0.3);
  return (
    <div style={{ display: 'grid', paddingBlock: 16 }}>
      <Cell
        title="Slabs"
        note={`${((slabs ?? 0) * 84.5).toFixed(2)} on the bill`}
        value={
          <Stepper
            label="Slabs"
            min={1}
            max={40}
            integer
            value={slabs}
            onChange={setSlabs}
            valueText={(count) => `${count} slabs`}
          />
        }
      />
      <Cell
        title="Joint"
        note="Centimetres, a tenth at a time"
        value={
          <Stepper
            label="Joint"
            min={0}
            max={2}
            step={0.1}
            digits={1}
            value={joint}
            onChange={setJoint}
          />
        }
      />
      <Cell
        title="Crates"
        note="Asks the yard first"
        value={<Stepper label="Crates" max={9} defaultValue={2} beforeChange={asked} />}
      />
      <Cell
        title="Spare keystones"
        note="May be left empty"
        value={<Stepper label="Spare keystones" allowEmpty max={4} />}
      />
      <Cell title="Pallets" value={<Stepper label="Pallets" defaultValue={4} disabled />} />
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
  fixed: { label: 'Slabs' },
  code: 'label="Slabs"',
});
