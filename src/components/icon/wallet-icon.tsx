import { Icon, type IconProps } from './icon';

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.25 7.75v-2a1.5 1.5 0 0 0-1.9-1.45L5.1 7.05A1.8 1.8 0 0 0 3.75 8.8v8.7a2.25 2.25 0 0 0 2.25 2.25h12a2.25 2.25 0 0 0 2.25-2.25V10A2.25 2.25 0 0 0 18 7.75H5" />
      <path d="M16.25 13.75h.01" strokeWidth={2.5} />
    </Icon>
  );
}
