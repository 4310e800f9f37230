import { Icon, type IconProps } from './icon';

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="4.25" width="16.5" height="15.5" rx="2.25" />
      <circle cx="8.75" cy="9.25" r="1.5" />
      <path d="m4 16.75 3.6-3.6a1.5 1.5 0 0 1 2.1 0l1.55 1.55 3.3-3.3a1.5 1.5 0 0 1 2.1 0L20 14.75" />
    </Icon>
  );
}
