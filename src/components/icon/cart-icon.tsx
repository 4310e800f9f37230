import { Icon, type IconProps } from './icon';

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 4h1.6a1.25 1.25 0 0 1 1.2.95l2.1 9.1a1.5 1.5 0 0 0 1.45 1.2h8.15a1.5 1.5 0 0 0 1.45-1.1l1.75-6.4H6.2" />
      <circle cx="9.5" cy="19" r="1.25" />
      <circle cx="17" cy="19" r="1.25" />
    </Icon>
  );
}
