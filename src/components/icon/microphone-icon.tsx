import { Icon, type IconProps } from './icon';

export function MicrophoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="3.25" width="6" height="11" rx="3" />
      <path d="M5.75 11.5a6.25 6.25 0 0 0 12.5 0M12 17.75v3" />
    </Icon>
  );
}
