import { Icon, type IconProps } from './icon';

export function SignOutIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M13.5 4.25h-7A1.75 1.75 0 0 0 4.75 6v12a1.75 1.75 0 0 0 1.75 1.75h7M10 12h10M16.5 8.25 20.25 12l-3.75 3.75" />
    </Icon>
  );
}
