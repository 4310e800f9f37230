import { Icon, type IconProps } from './icon';

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5v5.9a2 2 0 0 0 .6 1.4l7 7a2 2 0 0 0 2.8 0l5.4-5.4a2 2 0 0 0 0-2.8l-7-7a2 2 0 0 0-1.4-.6H5.5A1.5 1.5 0 0 0 4 5.5z" />
      <path d="M8.25 8.25h.01" strokeWidth={2.5} />
    </Icon>
  );
}
