import { Icon, type IconProps } from './icon';

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 12C4.6 8 8 5.75 12 5.75S19.4 8 21.25 12C19.4 16 16 18.25 12 18.25S4.6 16 2.75 12z" />
      <circle cx="12" cy="12" r="2.75" />
    </Icon>
  );
}
