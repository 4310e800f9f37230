import { Icon, type IconProps } from './icon';

export function MuteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 5.25 7.75 8.5H5a1.25 1.25 0 0 0-1.25 1.25v4.5A1.25 1.25 0 0 0 5 15.5h2.75l3.75 3.25zM16 9.75l4.5 4.5m0-4.5-4.5 4.5" />
    </Icon>
  );
}
