import { type FilledIconProps, Icon } from './icon';

export function StarIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="m12 3.5 2.6 5.3 5.85.85-4.25 4.1 1 5.85L12 16.85 6.8 19.6l1-5.85-4.25-4.1 5.85-.85z" />
      </g>
    </Icon>
  );
}
