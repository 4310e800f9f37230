import { Icon, type IconProps } from './icon';

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.1 6.15A9.6 9.6 0 0 1 12 5.75c4 0 7.4 2.25 9.25 6.25a11.7 11.7 0 0 1-2.6 3.6M15.9 17.4a9.4 9.4 0 0 1-3.9.85C8 18.25 4.6 16 2.75 12A11.6 11.6 0 0 1 6.4 7.6M10.05 10.05a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16" />
    </Icon>
  );
}
