import { Icon, type IconProps } from './icon';

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.75 12a7.75 7.75 0 1 1-2.4-5.6l2.4 2.35M19.75 4.25v4.5h-4.5" />
    </Icon>
  );
}
