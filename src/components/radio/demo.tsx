import { definePlayground } from '@/components/kit/playground';
import { Radio, RadioGroup, type RadioGroupProps } from './radio';

const heading = { margin: '0 0 4px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;

const cuts = (
  <>
    <Radio value="sawn">Sawn</Radio>
    <Radio value="split">Split</Radio>
    <Radio value="polished">Polished</Radio>
  </>
);

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div>
        <p style={heading}>Delivery</p>
        <RadioGroup label="Delivery" defaultValue="lorry">
          <Radio value="lorry" iconPlacement="end">
            By lorry
            <br />
            <span style={quiet}>Tuesday or Thursday</span>
          </Radio>
          <Radio value="pick-up" iconPlacement="end">
            Pick up at the quarry
            <br />
            <span style={quiet}>Any working day until 17:00</span>
          </Radio>
          <Radio value="rail" iconPlacement="end" disabled>
            By rail
            <br />
            <span style={quiet}>From ten tonnes</span>
          </Radio>
        </RadioGroup>
      </div>
      <div>
        <p style={heading}>Cut</p>
        <RadioGroup label="Cut" direction="row" defaultValue="split">
          {cuts}
        </RadioGroup>
      </div>
    </div>
  );
}

export const playground = definePlayground<RadioGroupProps>({
  component: RadioGroup,
  controls: {
    direction: { kind: 'choice', options: ['column', 'row'] },
    disabled: { kind: 'switch' },
  },
  props: { direction: 'column', disabled: false },
  fixed: { label: 'Cut', defaultValue: 'split', children: cuts },
  code: 'label="Cut" defaultValue="split"',
  codeChildren: '<Radio value="sawn">Sawn</Radio>\n<Radio value="split">Split</Radio>',
});
