import { Icon, type IconProps } from './icon';

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5V4.75m-6 6 6-6 6 6" />
    </Icon>
  );
}
