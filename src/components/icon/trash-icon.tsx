import { Icon, type IconProps } from './icon';

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 6.5h15.5M9 6.25V4.9a1.15 1.15 0 0 1 1.15-1.15h3.7A1.15 1.15 0 0 1 15 4.9v1.35M6.25 6.75l.75 11.9a1.7 1.7 0 0 0 1.7 1.6h6.6a1.7 1.7 0 0 0 1.7-1.6l.75-11.9M10 10.5v5.75M14 10.5v5.75" />
    </Icon>
  );
}
