import { Icon, type IconProps } from './icon';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.7 4.75a1.5 1.5 0 0 1 2.6 0l7.25 12.5a1.5 1.5 0 0 1-1.3 2.25H4.75a1.5 1.5 0 0 1-1.3-2.25zM12 9.75v4" />
      <path d="M12 16.5h.01" strokeWidth={2.25} />
    </Icon>
  );
}
