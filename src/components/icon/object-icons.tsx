import { type FilledIconProps, Icon, type IconProps } from './icon';

// Icons of objects, places and persons.

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.25 7.75 4.25v9L12 20.75 4.25 16.5v-9zM4.5 7.65 12 11.75l7.5-4.1M12 11.75v8.75M8.1 5.4l7.6 4.2" />
    </Icon>
  );
}

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

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.25" y="5.25" width="17.5" height="13.5" rx="2.25" />
      <path d="M3.25 9.75h17.5M6.75 15h3.5" />
    </Icon>
  );
}

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 4h1.6a1.25 1.25 0 0 1 1.2.95l2.1 9.1a1.5 1.5 0 0 0 1.45 1.2h8.15a1.5 1.5 0 0 0 1.45-1.1l1.75-6.4H6.2" />
      <circle cx="9.5" cy="19" r="1.25" />
      <circle cx="17" cy="19" r="1.25" />
    </Icon>
  );
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 4v14a1.75 1.75 0 0 0 1.75 1.75h14M8.5 15.75v-4M12.75 15.75v-8M17 15.75v-6" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 7.25V12l3.25 2" />
    </Icon>
  );
}

export function CompassIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="m15.6 8.4-2.1 5.1-5.1 2.1 2.1-5.1z" />
    </Icon>
  );
}

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.75 11.5V18A2.25 2.25 0 0 0 7 20.25h10A2.25 2.25 0 0 0 19.25 18v-6.5M12 7.75v12.5M12 7.5C10.5 7.5 7 7.4 7 5.35c0-2.3 4.3-2.6 5 2.15.7-4.75 5-4.45 5-2.15 0 2.05-3.5 2.15-5 2.15z" />
      <rect x="3.25" y="7.75" width="17.5" height="3.75" rx="1.25" />
    </Icon>
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M3.75 12h16.5M12 3.75c2.25 2.25 3.4 5 3.4 8.25s-1.15 6-3.4 8.25c-2.25-2.25-3.4-5-3.4-8.25s1.15-6 3.4-8.25z" />
    </Icon>
  );
}

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15.75" r="4" />
      <path d="m11 12.75 8.5-8.5M15 8.75l3 3M17.75 6l2 2" />
    </Icon>
  );
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25c-4.2-4.4-6.75-7.9-6.75-11.25a6.75 6.75 0 0 1 13.5 0c0 3.35-2.55 6.85-6.75 11.25z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}

export function RulerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.6 16.05 16.05 3.6a1 1 0 0 1 1.4 0l2.95 2.95a1 1 0 0 1 0 1.4L7.95 20.4a1 1 0 0 1-1.4 0L3.6 17.45a1 1 0 0 1 0-1.4zM6.75 12.9l1.75 1.75M9.75 9.9l2.5 2.5M12.9 6.75l1.75 1.75" />
    </Icon>
  );
}

export function TruckIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M3.25 16.5v-9A1.5 1.5 0 0 1 4.75 6h8.5v10.5H9.5M13.25 9.25h3.4a1.5 1.5 0 0 1 1.25.65l2.6 3.8v2.8h-1.6M3.25 16.5h1.6" />
      <circle cx="7.15" cy="17" r="2.1" />
      <circle cx="16.6" cy="17" r="2.1" />
    </Icon>
  );
}

export function UserIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <circle cx="12" cy="8" r="4" />
        <path d="M4.5 20c.6-3.7 3.6-5.5 7.5-5.5s6.9 1.8 7.5 5.5z" />
      </g>
    </Icon>
  );
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.25 7.75v-2a1.5 1.5 0 0 0-1.9-1.45L5.1 7.05A1.8 1.8 0 0 0 3.75 8.8v8.7a2.25 2.25 0 0 0 2.25 2.25h12a2.25 2.25 0 0 0 2.25-2.25V10A2.25 2.25 0 0 0 18 7.75H5" />
      <path d="M16.25 13.75h.01" strokeWidth={2.5} />
    </Icon>
  );
}
