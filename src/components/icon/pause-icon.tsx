import { type FilledIconProps, Icon } from './icon';

export function PauseIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <rect x="6.25" y="4.75" width="3.75" height="14.5" rx="1.25" />
        <rect x="14" y="4.75" width="3.75" height="14.5" rx="1.25" />
      </g>
    </Icon>
  );
}
