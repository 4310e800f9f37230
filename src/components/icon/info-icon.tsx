import { Icon, type IconProps } from './icon';

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 11.25v4.5" />
      <path d="M12 8.25h.01" strokeWidth={2.25} />
    </Icon>
  );
}
