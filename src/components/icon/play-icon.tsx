import { type FilledIconProps, Icon } from './icon';

export function PlayIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M7.25 5.4v13.2a1 1 0 0 0 1.5.85l10.9-6.6a1 1 0 0 0 0-1.7L8.75 4.55a1 1 0 0 0-1.5.85z" />
      </g>
    </Icon>
  );
}
