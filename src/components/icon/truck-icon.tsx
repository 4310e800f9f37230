import { Icon, type IconProps } from './icon';

export function TruckIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M3.25 16.5v-9A1.5 1.5 0 0 1 4.75 6h8.5v10.5H9.5M13.25 9.25h3.4a1.5 1.5 0 0 1 1.25.65l2.6 3.8v2.8h-1.6M3.25 16.5h1.6" />
      <circle cx="7.15" cy="17" r="2.1" />
      <circle cx="16.6" cy="17" r="2.1" />
    </Icon>
  );
}
