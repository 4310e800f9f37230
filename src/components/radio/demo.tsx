import { definePlayground } from '@/components/kit/playground';
import { Radio, RadioGroup, type RadioGroupProps } from './radio';

const heading = { margin: '0 0 4px', fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const quiet = { color: 'var(--portico-text-2)', fontSize: 'var(--portico-small)' } as const;

const sizes = (
  <>
    <Radio value="small">Small</Radio>
    <Radio value="medium">Medium</Radio>
    <Radio value="large">Large</Radio>
  </>
);

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div>
        <h2 style={heading}>Delivery</h2>
        <RadioGroup label="Delivery" defaultValue="courier">
          <Radio value="courier" iconPlacement="end">
            By courier
            <br />
            <span style={quiet}>In 30 to 45 minutes</span>
          </Radio>
          <Radio value="pick-up" iconPlacement="end">
            Pick up at the café
            <br />
            <span style={quiet}>Every day until 17:00</span>
          </Radio>
          <Radio value="post" iconPlacement="end" disabled>
            By post
            <br />
            <span style={quiet}>Only coffee beans</span>
          </Radio>
        </RadioGroup>
      </div>
      <div>
        <h2 style={heading}>Cup size</h2>
        <RadioGroup label="Cup size" direction="row" defaultValue="medium">
          {sizes}
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
  fixed: { label: 'Cup size', defaultValue: 'medium', children: sizes },
  code: 'label="Cup size" defaultValue="medium"',
  codeChildren: '<Radio value="small">Small</Radio>\n<Radio value="medium">Medium</Radio>',
});
