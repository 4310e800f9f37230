import { Icon, type IconProps } from 'portico/icons';

export function MicrophoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="3.75" width="6" height="10.5" rx="3" />
      <path d="M5.75 11.5a6.25 6.25 0 0 0 12.5 0M12 17.75v2.5M9.25 20.25h5.5" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.6v12.8a.6.6 0 0 0 .9.5l10.3-6.4a.6.6 0 0 0 0-1L8.9 5.1a.6.6 0 0 0-.9.5z" />
    </Icon>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.75" y="6.75" width="10.5" height="10.5" rx="2" />
    </Icon>
  );
}

export function ScanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5V6.75A2.75 2.75 0 0 1 6.75 4H8.5M15.5 4h1.75A2.75 2.75 0 0 1 20 6.75V8.5M20 15.5v1.75A2.75 2.75 0 0 1 17.25 20H15.5M8.5 20H6.75A2.75 2.75 0 0 1 4 17.25V15.5M7.5 12h9" />
    </Icon>
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m10.2 13.8 3.6-3.6M11 7.4l1.9-1.9a3.96 3.96 0 0 1 5.6 5.6L16.6 13M13 16.6l-1.9 1.9a3.96 3.96 0 0 1-5.6-5.6L7.4 11" />
    </Icon>
  );
}
