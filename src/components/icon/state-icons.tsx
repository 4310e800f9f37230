import { Icon, type IconProps } from './icon';

// Icons of states: done, failed, hidden, locked.

export function BrokenPictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 19.75H6A2.25 2.25 0 0 1 3.75 17.5v-11A2.25 2.25 0 0 1 6 4.25h6.25l-1.75 4 3 3-3 3.5zM15.75 4.25H18a2.25 2.25 0 0 1 2.25 2.25v11A2.25 2.25 0 0 1 18 19.75h-5l2.25-4.5-2.5-3.5 3.25-3.5z" />
    </Icon>
  );
}

export function CancelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="m9.25 9.25 5.5 5.5m0-5.5-5.5 5.5" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.75 12.75 4.5 4.5 10-10.5" />
    </Icon>
  );
}

/** A solid disc with the mark cut out. */
export function ClearIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" fill="currentColor" />
      <path
        d="m9.25 9.25 5.5 5.5m0-5.5-5.5 5.5"
        stroke="var(--portico-icon-mark, var(--portico-surface))"
      />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 12C4.6 8 8 5.75 12 5.75S19.4 8 21.25 12C19.4 16 16 18.25 12 18.25S4.6 16 2.75 12z" />
      <circle cx="12" cy="12" r="2.75" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.1 6.15A9.6 9.6 0 0 1 12 5.75c4 0 7.4 2.25 9.25 6.25a11.7 11.7 0 0 1-2.6 3.6M15.9 17.4a9.4 9.4 0 0 1-3.9.85C8 18.25 4.6 16 2.75 12A11.6 11.6 0 0 1 6.4 7.6M10.05 10.05a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 11.25v4.5" />
      <path d="M12 8.25h.01" strokeWidth={2.25} />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4.75" y="10.5" width="14.5" height="9.75" rx="2.25" />
      <path d="M8 10.5V7.75a4 4 0 0 1 8 0v2.75M12 14.5v2" />
    </Icon>
  );
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 9.5a14 14 0 0 1 2.7-1.9M9.25 5.85A14 14 0 0 1 21.25 9.5M6.1 13a9.3 9.3 0 0 1 2.9-1.8M13.4 10.4a9.3 9.3 0 0 1 4.5 2.6M9.3 16.4a4.6 4.6 0 0 1 4-1.1M4 4l16 16" />
      <path d="M12 19.25h.01" strokeWidth={2.25} />
    </Icon>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h7.5M16.5 7H20M4 17h3.5M12.5 17H20" />
      <circle cx="14" cy="7" r="2.5" />
      <circle cx="10" cy="17" r="2.5" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 19 6v5.4c0 4.5-2.9 7.6-7 9.1-4.1-1.5-7-4.6-7-9.1V6z" />
      <path d="m8.9 11.9 2.2 2.2 4-4.2" />
    </Icon>
  );
}

/** A solid disc with the mark cut out. */
export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" fill="currentColor" />
      <path
        d="m8 12.4 2.75 2.75L16 9.6"
        stroke="var(--portico-icon-mark, var(--portico-surface))"
      />
    </Icon>
  );
}

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="6.25" />
      <circle cx="12" cy="12" r="2" fill="currentColor" />
      <path d="M12 2.75v3M12 18.25v3M2.75 12h3M18.25 12h3" />
    </Icon>
  );
}

export function WaitingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3.75h11M6.5 20.25h11M7.75 3.75v2.5c0 3.2 4.25 3.95 4.25 5.75s-4.25 2.55-4.25 5.75v2.5M16.25 3.75v2.5c0 3.2-4.25 3.95-4.25 5.75s4.25 2.55 4.25 5.75v2.5" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.7 4.75a1.5 1.5 0 0 1 2.6 0l7.25 12.5a1.5 1.5 0 0 1-1.3 2.25H4.75a1.5 1.5 0 0 1-1.3-2.25zM12 9.75v4" />
      <path d="M12 16.5h.01" strokeWidth={2.25} />
    </Icon>
  );
}
