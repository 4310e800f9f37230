import { Icon, type IconProps } from './icon';

// Icons of directions: arrows, chevrons and what moves in or out.

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v14.75m-6-6 6 6 6-6" />
    </Icon>
  );
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5V4.75m-6 6 6-6 6 6" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.25 9 6.75 6.75L18.75 9" strokeWidth={2} />
    </Icon>
  );
}

export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.25 15 6.75-6.75L18.75 15" strokeWidth={2} />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />
    </Icon>
  );
}

export function ExitFullscreenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4m16 0h-3.5A1.5 1.5 0 0 1 15 7.5V4M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20m6 0v-3.5a1.5 1.5 0 0 1 1.5-1.5H20" />
    </Icon>
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M13.5 4.5h6v6M19.25 4.75 11.5 12.5M17 13.5v4.25a1.75 1.75 0 0 1-1.75 1.75h-9a1.75 1.75 0 0 1-1.75-1.75v-9A1.75 1.75 0 0 1 6.25 7h4.25" />
    </Icon>
  );
}

export function ForwardIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="m9.25 5.5 6.5 6.5-6.5 6.5" />
    </Icon>
  );
}

export function FullscreenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9m6 0h3.5A1.5 1.5 0 0 1 20 5.5V9m0 6v3.5a1.5 1.5 0 0 1-1.5 1.5H15m-6 0H5.5A1.5 1.5 0 0 1 4 18.5V15" />
    </Icon>
  );
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.75 12a7.75 7.75 0 1 1-2.4-5.6l2.4 2.35M19.75 4.25v4.5h-4.5" />
    </Icon>
  );
}

export function RouteIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M6.5 20.25V13A3.5 3.5 0 0 1 10 9.5h9.5M15.5 5.25l4.25 4.25-4.25 4.25" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5V3.75M8 7.5l4-3.75 4 3.75M7.5 10.75H6A1.5 1.5 0 0 0 4.5 12.25v6.5A1.5 1.5 0 0 0 6 20.25h12a1.5 1.5 0 0 0 1.5-1.5v-6.5a1.5 1.5 0 0 0-1.5-1.5h-1.5" />
    </Icon>
  );
}

export function SignOutIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M13.5 4.25h-7A1.75 1.75 0 0 0 4.75 6v12a1.75 1.75 0 0 0 1.75 1.75h7M10 12h10M16.5 8.25 20.25 12l-3.75 3.75" />
    </Icon>
  );
}

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 19.25V4.75M8 19.25l-3.5-3.5M8 19.25l3.5-3.5M16 4.75v14.5M16 4.75l-3.5 3.5M16 4.75l3.5 3.5" />
    </Icon>
  );
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4m-4.5 4.5L12 4l4.5 4.5M5 19.5h14" />
    </Icon>
  );
}
