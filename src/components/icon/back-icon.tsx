import { Icon, type IconProps } from './icon';

export function BackIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="m14.5 4.75-7.25 7.25 7.25 7.25" strokeWidth={2} />
    </Icon>
  );
}
