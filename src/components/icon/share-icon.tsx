import { Icon, type IconProps } from './icon';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5V3.75M8 7.5l4-3.75 4 3.75M7.5 10.75H6A1.5 1.5 0 0 0 4.5 12.25v6.5A1.5 1.5 0 0 0 6 20.25h12a1.5 1.5 0 0 0 1.5-1.5v-6.5a1.5 1.5 0 0 0-1.5-1.5h-1.5" />
    </Icon>
  );
}
