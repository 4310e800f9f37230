import { Icon, type IconProps } from './icon';

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="6.25" />
      <circle cx="12" cy="12" r="2" fill="currentColor" />
      <path d="M12 2.75v3M12 18.25v3M2.75 12h3M18.25 12h3" />
    </Icon>
  );
}
