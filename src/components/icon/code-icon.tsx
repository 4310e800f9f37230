import { Icon, type FilledIconProps } from './icon';

export function CodeIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <rect
        x="3.5"
        y="4.75"
        width="17"
        height="14.5"
        rx="3"
        fill={filled ? 'currentColor' : 'none'}
      />
      <path
        d="m9.6 9.4-2.6 2.6 2.6 2.6M14.4 9.4 17 12l-2.6 2.6"
        stroke={filled ? 'var(--portico-surface)' : 'currentColor'}
      />
    </Icon>
  );
}
