import { Icon, type IconProps } from 'portico/icons';

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.75" y="6.75" width="10.5" height="10.5" rx="2" />
    </Icon>
  );
}
