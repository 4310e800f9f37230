import { definePlayground } from '@/components/kit/playground';
import * as icons from '.';

const { Icon: _frame, ...all } = icons;

export function Demo() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
        gap: 16,
        margin: 0,
        padding: 16,
        listStyle: 'none',
      }}
    >
      {Object.entries(all).map(([name, Glyph]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <Glyph size={28} />
          <small style={{ textAlign: 'center', wordBreak: 'break-word' }}>
            {name.replace('Icon', '')}
          </small>
        </li>
      ))}
    </ul>
  );
}

export const playground = definePlayground<icons.FilledIconProps>({
  component: icons.StarIcon,
  controls: {
    size: { kind: 'number', min: 12, max: 96, step: 4 },
    weight: { kind: 'number', min: 1, max: 3, step: 0.25 },
    filled: { kind: 'switch' },
    label: { kind: 'text' },
  },
  props: { size: 24, weight: 1.75, filled: false },
});
