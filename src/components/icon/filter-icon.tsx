import { Icon, type IconProps } from './icon';

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16l-6.25 7.4v5.1l-3.5 1.75V12.4z" />
    </Icon>
  );
}
