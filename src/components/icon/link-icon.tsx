import { Icon, type IconProps } from './icon';

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 13.75a4 4 0 0 0 5.85.2l2.9-2.9a4 4 0 0 0-5.65-5.65l-1.35 1.35M14 10.25a4 4 0 0 0-5.85-.2l-2.9 2.9a4 4 0 0 0 5.65 5.65l1.35-1.35" />
    </Icon>
  );
}
