import { useState } from 'react';
import { TruckIcon } from '@/components/icon';
import { definePlayground } from '@/components/kit/playground';
import { Tag, type TagProps } from './tag';

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const stones = ['Granite', 'Marble', 'Slate', 'Travertine', 'Basalt'];
const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
const states = ['Draft', 'In work', 'Delivered', 'Waiting', 'Cracked'];

export function Demo() {
  const [chosen, setChosen] = useState(stones);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <div key={variant} style={row}>
          {tones.map((tone, index) => (
            <Tag key={tone} tone={tone} variant={variant}>
              {states[index]}
            </Tag>
          ))}
        </div>
      ))}
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
      <div style={{ ...row, gap: 12 }}>
        {chosen.map((stone) => (
          <Tag
            key={stone}
            closable
            onClose={() => setChosen(chosen.filter((other) => other !== stone))}
          >
            {stone}
          </Tag>
        ))}
      </div>
      <fieldset style={{ ...row, gap: 12, margin: 0, padding: 0, border: 0 }}>
        <legend style={{ padding: 0, marginBlockEnd: 8 }}>Finish</legend>
        {['Polished', 'Honed', 'Split', 'Sawn'].map((finish, index) => (
          <Tag key={finish} checkable defaultChecked={index === 1} name="finish" value={finish}>
            {finish}
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
    closable: { kind: 'switch' },
    checkable: { kind: 'switch' },
  },
  props: {
    tone: 'accent',
    variant: 'soft',
    size: 'medium',
    round: false,
    closable: false,
    checkable: false,
  },
  fixed: { children: 'Granite' },
  codeChildren: 'Granite',
});
