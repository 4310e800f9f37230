import { Icon, type IconProps } from './icon';

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 19 6v5.4c0 4.5-2.9 7.6-7 9.1-4.1-1.5-7-4.6-7-9.1V6z" />
      <path d="m8.9 11.9 2.2 2.2 4-4.2" />
    </Icon>
  );
}
