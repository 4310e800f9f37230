import { Icon, type IconProps } from './icon';

export function RulerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.6 16.05 16.05 3.6a1 1 0 0 1 1.4 0l2.95 2.95a1 1 0 0 1 0 1.4L7.95 20.4a1 1 0 0 1-1.4 0L3.6 17.45a1 1 0 0 1 0-1.4zM6.75 12.9l1.75 1.75M9.75 9.9l2.5 2.5M12.9 6.75l1.75 1.75" />
    </Icon>
  );
}
