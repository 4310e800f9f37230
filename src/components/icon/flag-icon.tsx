import { type FilledIconProps, Icon } from './icon';

export function FlagIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M5.25 4.75c4.5-2.5 8.5 2 13.5 0v9.5c-5 2-9-2.5-13.5 0z" />
      </g>
      <path d="M5.25 3.75v17" />
    </Icon>
  );
}
