import { Icon, type IconProps } from './icon';

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v14.75m-6-6 6 6 6-6" />
    </Icon>
  );
}
