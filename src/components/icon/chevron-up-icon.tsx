import { Icon, type IconProps } from './icon';

export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.25 15 6.75-6.75L18.75 15" strokeWidth={2} />
    </Icon>
  );
}
