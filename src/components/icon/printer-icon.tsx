import { Icon, type IconProps } from './icon';

export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.25 8.75v-4A1 1 0 0 1 8.25 3.75h7.5a1 1 0 0 1 1 1v4M7.25 16.75h-1.5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h12.5a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.5" />
      <rect x="7.25" y="13.75" width="9.5" height="6.5" rx="1" />
    </Icon>
  );
}
