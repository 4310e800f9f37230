import { type FilledIconProps, Icon } from './icon';

export function HeartIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M12 20.25C7 16.4 3.25 13.15 3.25 9.1A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.75 2.1c0 4.05-3.75 7.3-8.75 11.15z" />
      </g>
    </Icon>
  );
}
