import { Icon, type IconProps } from './icon';

export function RouteIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M6.5 20.25V13A3.5 3.5 0 0 1 10 9.5h9.5M15.5 5.25l4.25 4.25-4.25 4.25" />
    </Icon>
  );
}
