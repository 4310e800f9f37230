import { Icon, type IconProps } from './icon';

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.25" y="5.25" width="17.5" height="13.5" rx="2.25" />
      <path d="m4 7 6.7 5.35a2.1 2.1 0 0 0 2.6 0L20 7" />
    </Icon>
  );
}
