import { type FilledIconProps, Icon } from './icon';

export function ThumbIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M7.5 10.5 11 3.75a2.25 2.25 0 0 1 2.25 2.25v3.25h4.9a1.75 1.75 0 0 1 1.73 2.02l-1.05 7a1.75 1.75 0 0 1-1.73 1.48H7.5z" />
      </g>
      <path d="M7.5 10.5H4.25v9.25H7.5" />
    </Icon>
  );
}
