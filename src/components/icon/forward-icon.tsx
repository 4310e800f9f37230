import { Icon, type IconProps } from './icon';

export function ForwardIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="m9.25 5.5 6.5 6.5-6.5 6.5" />
    </Icon>
  );
}
