import { useState } from 'react';
import { TruckIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Tag, type TagProps } from './tag';

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const heading = { margin: 0, fontSize: 'var(--portico-small)', fontWeight: 600 } as const;
const extras = ['Oat milk', 'Vanilla', 'Cinnamon', 'Cocoa', 'Honey'];
const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
const states = ['Draft', 'Baking', 'Delivered', 'Waiting', 'Cancelled'];

export function Demo() {
  const [chosen, setChosen] = useState(extras);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h2 style={heading}>Colours: soft, solid and outline</h2>
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <div key={variant} style={row}>
          {tones.map((tone, index) => (
            <Tag key={tone} tone={tone} variant={variant}>
              {states[index]}
            </Tag>
          ))}
        </div>
      ))}
      <h2 style={heading}>Small, round, with an icon</h2>
      <div style={row}>
        <Tag size="small" tone="accent">
          New
        </Tag>
        <Tag size="small" tone="danger" variant="solid" round>
          Sale
        </Tag>
        <Tag tone="success" icon={<TruckIcon size="1rem" />}>
          On its way
        </Tag>
      </div>
      <h2 style={heading}>Tags to remove</h2>
      <div style={{ ...row, gap: 12 }}>
        {chosen.map((extra) => (
          <Tag
            key={extra}
            removable
            onRemove={() => setChosen(chosen.filter((other) => other !== extra))}
          >
            {extra}
          </Tag>
        ))}
      </div>
      <fieldset style={{ ...row, gap: 12, margin: 0, padding: 0, border: 0 }}>
        <legend style={{ ...heading, padding: 0, marginBlockEnd: 8 }}>Milk</legend>
        {['Whole', 'Oat', 'Soy', 'Almond'].map((milk, index) => (
          <Tag key={milk} checkable defaultChecked={index === 1} name="milk" value={milk}>
            {milk}
          </Tag>
        ))}
      </fieldset>
    </div>
  );
}

export const playground = definePlayground<TagProps>({
  component: Tag,
  controls: {
    tone: { kind: 'choice', options: tones },
    variant: { kind: 'choice', options: ['soft', 'solid', 'outline'] },
    size: { kind: 'choice', options: ['small', 'medium'] },
    round: { kind: 'switch' },
    removable: { kind: 'switch' },
    checkable: { kind: 'switch' },
  },
  props: {
    tone: 'accent',
    variant: 'soft',
    size: 'medium',
    round: false,
    removable: false,
    checkable: false,
  },
  fixed: { children: 'Oat milk' },
  codeChildren: 'Oat milk',
});
