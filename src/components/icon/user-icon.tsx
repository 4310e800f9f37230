import { Icon, type FilledIconProps } from './icon';

export function UserIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <circle cx="12" cy="8" r="4" />
        <path d="M4.5 20c.6-3.7 3.6-5.5 7.5-5.5s6.9 1.8 7.5 5.5z" />
      </g>
    </Icon>
  );
}
