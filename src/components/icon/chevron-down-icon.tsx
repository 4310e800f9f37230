import { Icon, type IconProps } from './icon';

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.25 9 6.75 6.75L18.75 9" strokeWidth={2} />
    </Icon>
  );
}
