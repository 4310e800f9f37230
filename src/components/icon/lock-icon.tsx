import { Icon, type IconProps } from './icon';

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4.75" y="10.5" width="14.5" height="9.75" rx="2.25" />
      <path d="M8 10.5V7.75a4 4 0 0 1 8 0v2.75M12 14.5v2" />
    </Icon>
  );
}
