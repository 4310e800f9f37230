import { type FilledIconProps, Icon } from './icon';

export function BellIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M12 3.25a6 6 0 0 0-6 6c0 4.6-1.5 5.9-2.05 6.75a.75.75 0 0 0 .65 1.15h14.8a.75.75 0 0 0 .65-1.15C19.5 15.15 18 13.85 18 9.25a6 6 0 0 0-6-6z" />
      </g>
      <path d="M9.75 20.25a2.5 2.5 0 0 0 4.5 0" />
    </Icon>
  );
}
