import { Icon, type IconProps } from './icon';

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.75 11.5V18A2.25 2.25 0 0 0 7 20.25h10A2.25 2.25 0 0 0 19.25 18v-6.5M12 7.75v12.5M12 7.5C10.5 7.5 7 7.4 7 5.35c0-2.3 4.3-2.6 5 2.15.7-4.75 5-4.45 5-2.15 0 2.05-3.5 2.15-5 2.15z" />
      <rect x="3.25" y="7.75" width="17.5" height="3.75" rx="1.25" />
    </Icon>
  );
}
