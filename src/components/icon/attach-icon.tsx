import { Icon, type IconProps } from './icon';

export function AttachIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m19.5 11.25-7.7 7.7a5 5 0 0 1-7.1-7.1l8.1-8.1a3.35 3.35 0 0 1 4.75 4.75l-8.05 8.05a1.7 1.7 0 0 1-2.4-2.4l7.15-7.15" />
    </Icon>
  );
}
