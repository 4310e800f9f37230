import { Icon, type IconProps } from './icon';

export function ListIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M9.25 6.5h10.5M9.25 12h10.5M9.25 17.5h10.5" />
      <path d="M4.75 6.5h.01M4.75 12h.01M4.75 17.5h.01" strokeWidth={2.5} />
    </Icon>
  );
}
