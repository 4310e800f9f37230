import { Icon, type FilledIconProps } from './icon';

export function GridIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <rect x="4" y="4" width="6.5" height="6.5" rx="1.75" />
        <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.75" />
        <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.75" />
        <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.75" />
      </g>
    </Icon>
  );
}
