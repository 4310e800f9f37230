import { Icon, type IconProps } from './icon';

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.25" y="5.25" width="17.5" height="13.5" rx="2.25" />
      <path d="M3.25 9.75h17.5M6.75 15h3.5" />
    </Icon>
  );
}
