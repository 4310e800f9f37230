import { Icon, type IconProps } from './icon';

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25c-4.2-4.4-6.75-7.9-6.75-11.25a6.75 6.75 0 0 1 13.5 0c0 3.35-2.55 6.85-6.75 11.25z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}
