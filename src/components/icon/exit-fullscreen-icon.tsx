import { Icon, type IconProps } from './icon';

export function ExitFullscreenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4m16 0h-3.5A1.5 1.5 0 0 1 15 7.5V4M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20m6 0v-3.5a1.5 1.5 0 0 1 1.5-1.5H20" />
    </Icon>
  );
}
