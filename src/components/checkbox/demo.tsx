import { useState } from 'react';
import { PinIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Checkbox, type CheckboxProps } from './checkbox';
import { CheckboxGroup } from './checkbox-group';

const heading = { margin: '0 0 4px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;

export function Demo() {
  const [slabs, setSlabs] = useState<readonly string[]>(['granite']);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div>
        <p style={heading}>Slabs to load</p>
        <CheckboxGroup label="Slabs to load" value={slabs} onChange={setSlabs}>
          <Checkbox all>All slabs</Checkbox>
          <div style={{ display: 'grid', paddingInlineStart: 32 }}>
            <Checkbox value="granite">Granite, 12 pieces</Checkbox>
            <Checkbox value="slate">Slate, 40 pieces</Checkbox>
            <Checkbox value="basalt" disabled>
              Basalt, sold out
            </Checkbox>
          </div>
        </CheckboxGroup>
      </div>
      <div>
        <p style={heading}>Edges, two at most</p>
        <CheckboxGroup label="Edges" direction="row" defaultValue={['front']} max={2}>
          <Checkbox value="front">Front</Checkbox>
          <Checkbox value="back">Back</Checkbox>
          <Checkbox value="left">Left</Checkbox>
          <Checkbox value="right">Right</Checkbox>
        </CheckboxGroup>
      </div>
      <Checkbox iconPlacement="end" defaultChecked>
        Call before delivery
        <br />
        <span style={quiet}>About an hour ahead</span>
      </Checkbox>
      <Checkbox
        icon={(state) => (
          <span style={{ color: state === 'checked' ? undefined : 'var(--portico-text-3)' }}>
            <PinIcon weight={state === 'checked' ? 2.5 : 1.5} />
          </span>
        )}
      >
        Keep at the top
      </Checkbox>
    </div>
  );
}

export const playground = definePlayground<CheckboxProps>({
  component: Checkbox,
  controls: {
    indeterminate: { kind: 'switch' },
    disabled: { kind: 'switch' },
    labelDisabled: { kind: 'switch' },
    iconPlacement: { kind: 'choice', options: ['start', 'end'] },
  },
  props: { indeterminate: false, disabled: false, labelDisabled: false, iconPlacement: 'start' },
  fixed: { children: 'Polished on both sides' },
  codeChildren: 'Polished on both sides',
});
