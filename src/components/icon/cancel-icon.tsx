import { Icon, type IconProps } from './icon';

export function CancelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="m9.25 9.25 5.5 5.5m0-5.5-5.5 5.5" />
    </Icon>
  );
}
