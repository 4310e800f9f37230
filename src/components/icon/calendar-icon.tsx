import { Icon, type IconProps } from './icon';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="5" width="16.5" height="15.25" rx="2.25" />
      <path d="M3.75 9.75h16.5M8 3v4M16 3v4" />
      <path
        d="M8 13.25h.01M12 13.25h.01M16 13.25h.01M8 16.75h.01M12 16.75h.01"
        strokeWidth={2.25}
      />
    </Icon>
  );
}
