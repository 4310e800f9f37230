import { Icon, type IconProps } from './icon';

export function WaitingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3.75h11M6.5 20.25h11M7.75 3.75v2.5c0 3.2 4.25 3.95 4.25 5.75s-4.25 2.55-4.25 5.75v2.5M16.25 3.75v2.5c0 3.2-4.25 3.95-4.25 5.75s4.25 2.55 4.25 5.75v2.5" />
    </Icon>
  );
}
