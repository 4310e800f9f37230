import { samplePicture } from '@/components/image';
import { definePlayground } from '@/components/kit/playground';
import { Avatar, type AvatarProps } from './avatar';
import { AvatarGroup } from './avatar-group';

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const heading = { margin: 0, fontSize: 'var(--portico-small)' } as const;
const team = [
  'Ada Becker',
  '王小明',
  'Mansur al-Amin',
  'Otto',
  'Inés Romero',
  'Jun Ito',
  'Lea',
  'Bo',
];

export function Demo() {
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      <h2 style={heading}>Photo, letters and icon</h2>
      <div style={row}>
        <Avatar src={samplePicture(120, 120, 20)} name="Hill Farm" size={56} />
        <Avatar name="Ada Becker" size={56} />
        <Avatar name="王小明" size={56} />
        <Avatar size={56} />
        <Avatar name="Bean & Leaf" shape="square" size={56} />
      </div>
      <h2 style={heading}>Sizes</h2>
      <div style={row}>
        {[24, 32, 40, 64].map((size) => (
          <Avatar key={size} name="Inés Romero" size={size} />
        ))}
      </div>
      <h2 style={heading}>The team on this shift</h2>
      <AvatarGroup label="On this shift" max={5}>
        {team.map((name) => (
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
  initial: { name: 'Ada Becker', size: 64, tone: 'accent' },
});
