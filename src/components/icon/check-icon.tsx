import { Icon, type IconProps } from './icon';

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.75 12.75 4.5 4.5 10-10.5" />
    </Icon>
  );
}
