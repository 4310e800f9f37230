import { Icon, type FilledIconProps } from './icon';

export function HomeIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <path
        d="M4 10.6 12 4l8 6.6v8a1.4 1.4 0 0 1-1.4 1.4H15v-5.2a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1V20H5.4A1.4 1.4 0 0 1 4 18.6z"
        fill={filled ? 'currentColor' : 'none'}
      />
    </Icon>
  );
}
