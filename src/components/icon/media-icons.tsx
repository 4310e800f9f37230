import { type FilledIconProps, Icon, type IconProps } from './icon';

// Icons of media and of messages.

export function BellIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M12 3.25a6 6 0 0 0-6 6c0 4.6-1.5 5.9-2.05 6.75a.75.75 0 0 0 .65 1.15h14.8a.75.75 0 0 0 .65-1.15C19.5 15.15 18 13.85 18 9.25a6 6 0 0 0-6-6z" />
      </g>
      <path d="M9.75 20.25a2.5 2.5 0 0 0 4.5 0" />
    </Icon>
  );
}

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.6 5.6 9.4 4.4a1.5 1.5 0 0 1 1.25-.65h2.7a1.5 1.5 0 0 1 1.25.65l.8 1.2a1.5 1.5 0 0 0 1.25.65H18.5a2.25 2.25 0 0 1 2.25 2.25v8.75a2.25 2.25 0 0 1-2.25 2.25h-13a2.25 2.25 0 0 1-2.25-2.25V8.5A2.25 2.25 0 0 1 5.5 6.25h1.85a1.5 1.5 0 0 0 1.25-.65z" />
      <circle cx="12" cy="12.75" r="3.5" />
    </Icon>
  );
}

export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3.75H7.25A1.75 1.75 0 0 0 5.5 5.5v13a1.75 1.75 0 0 0 1.75 1.75h9.5a1.75 1.75 0 0 0 1.75-1.75V8.75zM13.5 3.75v3.5a1.5 1.5 0 0 0 1.5 1.5h3.5M8.75 13h6.5M8.75 16.25h4" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.25" y="5.25" width="17.5" height="13.5" rx="2.25" />
      <path d="m4 7 6.7 5.35a2.1 2.1 0 0 0 2.6 0L20 7" />
    </Icon>
  );
}

export function MessageIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M12 4.25c4.85 0 8.75 3.2 8.75 7.25s-3.9 7.25-8.75 7.25c-.9 0-1.8-.1-2.6-.35l-4.15 1.6 1.1-3.4c-1.9-1.35-3.1-3.15-3.1-5.1 0-4.05 3.9-7.25 8.75-7.25z" />
      </g>
    </Icon>
  );
}

export function MicrophoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="3.25" width="6" height="11" rx="3" />
      <path d="M5.75 11.5a6.25 6.25 0 0 0 12.5 0M12 17.75v3" />
    </Icon>
  );
}

export function MuteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 5.25 7.75 8.5H5a1.25 1.25 0 0 0-1.25 1.25v4.5A1.25 1.25 0 0 0 5 15.5h2.75l3.75 3.25zM16 9.75l4.5 4.5m0-4.5-4.5 4.5" />
    </Icon>
  );
}

export function PauseIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <rect x="6.25" y="4.75" width="3.75" height="14.5" rx="1.25" />
        <rect x="14" y="4.75" width="3.75" height="14.5" rx="1.25" />
      </g>
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.2 4.25H5.75a1.9 1.9 0 0 0-1.9 2.05c.6 7.4 6.45 13.25 13.85 13.85a1.9 1.9 0 0 0 2.05-1.9V15.8a1.6 1.6 0 0 0-1.2-1.55l-2.35-.6a1.6 1.6 0 0 0-1.65.55l-.85 1.1a12.4 12.4 0 0 1-5-5l1.1-.85a1.6 1.6 0 0 0 .55-1.65l-.6-2.35A1.6 1.6 0 0 0 8.2 4.25z" />
    </Icon>
  );
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="4.25" width="16.5" height="15.5" rx="2.25" />
      <circle cx="8.75" cy="9.25" r="1.5" />
      <path d="m4 16.75 3.6-3.6a1.5 1.5 0 0 1 2.1 0l1.55 1.55 3.3-3.3a1.5 1.5 0 0 1 2.1 0L20 14.75" />
    </Icon>
  );
}

export function PlayIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M7.25 5.4v13.2a1 1 0 0 0 1.5.85l10.9-6.6a1 1 0 0 0 0-1.7L8.75 4.55a1 1 0 0 0-1.5.85z" />
      </g>
    </Icon>
  );
}

export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.25 8.75v-4A1 1 0 0 1 8.25 3.75h7.5a1 1 0 0 1 1 1v4M7.25 16.75h-1.5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h12.5a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.5" />
      <rect x="7.25" y="13.75" width="9.5" height="6.5" rx="1" />
    </Icon>
  );
}

export function VolumeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 5.25 7.75 8.5H5a1.25 1.25 0 0 0-1.25 1.25v4.5A1.25 1.25 0 0 0 5 15.5h2.75l3.75 3.25zM15.25 9.25a4 4 0 0 1 0 5.5M17.75 6.5a7.75 7.75 0 0 1 0 11" />
    </Icon>
  );
}
