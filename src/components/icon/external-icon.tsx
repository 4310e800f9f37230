import { Icon, type IconProps } from './icon';

export function ExternalIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M13.5 4.5h6v6M19.25 4.75 11.5 12.5M17 13.5v4.25a1.75 1.75 0 0 1-1.75 1.75h-9a1.75 1.75 0 0 1-1.75-1.75v-9A1.75 1.75 0 0 1 6.25 7h4.25" />
    </Icon>
  );
}
