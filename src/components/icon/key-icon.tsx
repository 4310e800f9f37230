import { Icon, type IconProps } from './icon';

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15.75" r="4" />
      <path d="m11 12.75 8.5-8.5M15 8.75l3 3M17.75 6l2 2" />
    </Icon>
  );
}
