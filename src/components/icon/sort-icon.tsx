import { Icon, type IconProps } from './icon';

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 19.25V4.75M8 19.25l-3.5-3.5M8 19.25l3.5-3.5M16 4.75v14.5M16 4.75l-3.5 3.5M16 4.75l3.5 3.5" />
    </Icon>
  );
}
