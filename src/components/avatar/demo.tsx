import { samplePicture } from '@/components/image';
import { definePlayground } from '@/components/kit/playground';
import { Avatar, type AvatarProps } from './avatar';
import { AvatarGroup } from './avatar-group';

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const masons = [
  'Ada Carver',
  '王小明',
  'Mansur al-Hajjar',
  'Otto',
  'Inés Piedra',
  'Jun Ishi',
  'Lea',
  'Bo',
];

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <div style={row}>
        <Avatar src={samplePicture(120, 120, 20)} name="North face" size={56} />
        <Avatar name="Ada Carver" size={56} />
        <Avatar name="王小明" size={56} />
        <Avatar size={56} />
        <Avatar name="Granite & Sons" shape="square" size={56} />
      </div>
      <div style={row}>
        {[24, 32, 40, 64].map((size) => (
          <Avatar key={size} name="Inés Piedra" size={size} />
        ))}
      </div>
      <AvatarGroup label="On this block" max={5}>
        {masons.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </AvatarGroup>
    </div>
  );
}

export const playground = definePlayground<AvatarProps>({
  component: Avatar,
  controls: {
    name: { kind: 'text' },
    size: { kind: 'number', min: 24, max: 96, step: 4 },
    shape: { kind: 'choice', options: ['circle', 'square'] },
    tone: { kind: 'choice', options: ['neutral', 'accent', 'success', 'warning', 'danger'] },
  },
  props: { size: 40, shape: 'circle' },
  initial: { name: 'Ada Carver', size: 64, tone: 'accent' },
});
