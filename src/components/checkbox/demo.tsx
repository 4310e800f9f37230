import { useState } from 'react';
import { PinIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Checkbox, type CheckboxProps } from './checkbox';
import { CheckboxGroup } from './checkbox-group';

const heading = { margin: '0 0 4px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;

export function Demo() {
  const [beans, setBeans] = useState<readonly string[]>(['espresso']);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div>
        <h2 style={heading}>Coffee to order</h2>
        <CheckboxGroup label="Coffee to order" value={beans} onChange={setBeans}>
          <Checkbox all>All kinds</Checkbox>
          <div style={{ display: 'grid', paddingInlineStart: 32 }}>
            <Checkbox value="espresso">Espresso, 12 bags</Checkbox>
            <Checkbox value="filter">Filter coffee, 40 bags</Checkbox>
            <Checkbox value="decaf" disabled>
              Decaf, sold out
            </Checkbox>
          </div>
        </CheckboxGroup>
      </div>
      <div>
        <h2 style={heading}>Extras, two at most</h2>
        <CheckboxGroup label="Extras" direction="row" defaultValue={['milk']} max={2}>
          <Checkbox value="milk">Milk</Checkbox>
          <Checkbox value="sugar">Sugar</Checkbox>
          <Checkbox value="syrup">Syrup</Checkbox>
          <Checkbox value="ice">Ice</Checkbox>
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
  fixed: { children: 'Wrap it as a gift' },
  codeChildren: 'Wrap it as a gift',
});
