import { Icon, type IconProps } from './icon';

export function VolumeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 5.25 7.75 8.5H5a1.25 1.25 0 0 0-1.25 1.25v4.5A1.25 1.25 0 0 0 5 15.5h2.75l3.75 3.25zM15.25 9.25a4 4 0 0 1 0 5.5M17.75 6.5a7.75 7.75 0 0 1 0 11" />
    </Icon>
  );
}
