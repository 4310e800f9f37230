import { type FilledIconProps, Icon } from './icon';

export function BookmarkIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M6.25 5.75a2 2 0 0 1 2-2h7.5a2 2 0 0 1 2 2v14.5L12 16.25l-5.75 4z" />
      </g>
    </Icon>
  );
}
