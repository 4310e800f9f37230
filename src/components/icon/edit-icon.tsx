import { Icon, type IconProps } from './icon';

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.25 19.75.85-4.2L15.9 4.75a1.75 1.75 0 0 1 2.45 0l.9.9a1.75 1.75 0 0 1 0 2.45L8.45 18.9zM13.9 6.75l3.35 3.35" />
    </Icon>
  );
}
