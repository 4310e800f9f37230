import { Icon, type IconProps } from './icon';

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M3.75 12h16.5M12 3.75c2.25 2.25 3.4 5 3.4 8.25s-1.15 6-3.4 8.25c-2.25-2.25-3.4-5-3.4-8.25s1.15-6 3.4-8.25z" />
    </Icon>
  );
}
