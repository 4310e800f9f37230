import { Icon, type IconProps } from './icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.2 4.25H5.75a1.9 1.9 0 0 0-1.9 2.05c.6 7.4 6.45 13.25 13.85 13.85a1.9 1.9 0 0 0 2.05-1.9V15.8a1.6 1.6 0 0 0-1.2-1.55l-2.35-.6a1.6 1.6 0 0 0-1.65.55l-.85 1.1a12.4 12.4 0 0 1-5-5l1.1-.85a1.6 1.6 0 0 0 .55-1.65l-.6-2.35A1.6 1.6 0 0 0 8.2 4.25z" />
    </Icon>
  );
}
