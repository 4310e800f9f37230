import { type FilledIconProps, Icon } from './icon';

export function MessageIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M12 4.25c4.85 0 8.75 3.2 8.75 7.25s-3.9 7.25-8.75 7.25c-.9 0-1.8-.1-2.6-.35l-4.15 1.6 1.1-3.4c-1.9-1.35-3.1-3.15-3.1-5.1 0-4.05 3.9-7.25 8.75-7.25z" />
      </g>
    </Icon>
  );
}
