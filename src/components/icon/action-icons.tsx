import { type FilledIconProps, Icon, type IconProps } from './icon';

// Icons of actions and of the ways to show a page.

export function AttachIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m19.5 11.25-7.7 7.7a5 5 0 0 1-7.1-7.1l8.1-8.1a3.35 3.35 0 0 1 4.75 4.75l-8.05 8.05a1.7 1.7 0 0 1-2.4-2.4l7.15-7.15" />
    </Icon>
  );
}

export function BookmarkIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M6.25 5.75a2 2 0 0 1 2-2h7.5a2 2 0 0 1 2 2v14.5L12 16.25l-5.75 4z" />
      </g>
    </Icon>
  );
}

export function CodeIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <rect
        x="3.5"
        y="4.75"
        width="17"
        height="14.5"
        rx="3"
        fill={filled ? 'currentColor' : 'none'}
      />
      <path
        d="m9.6 9.4-2.6 2.6 2.6 2.6M14.4 9.4 17 12l-2.6 2.6"
        stroke={filled ? 'var(--portico-surface)' : 'currentColor'}
      />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.25" y="8.25" width="12" height="12" rx="2" />
      <path d="M15.75 8.25v-2.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2.5" />
    </Icon>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.25 19.75.85-4.2L15.9 4.75a1.75 1.75 0 0 1 2.45 0l.9.9a1.75 1.75 0 0 1 0 2.45L8.45 18.9zM13.9 6.75l3.35 3.35" />
    </Icon>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16l-6.25 7.4v5.1l-3.5 1.75V12.4z" />
    </Icon>
  );
}

export function FlagIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M5.25 4.75c4.5-2.5 8.5 2 13.5 0v9.5c-5 2-9-2.5-13.5 0z" />
      </g>
      <path d="M5.25 3.75v17" />
    </Icon>
  );
}

export function GridIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <rect x="4" y="4" width="6.5" height="6.5" rx="1.75" />
        <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.75" />
        <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.75" />
        <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.75" />
      </g>
    </Icon>
  );
}

export function HeartIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M12 20.25C7 16.4 3.25 13.15 3.25 9.1A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.75 2.1c0 4.05-3.75 7.3-8.75 11.15z" />
      </g>
    </Icon>
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 13.75a4 4 0 0 0 5.85.2l2.9-2.9a4 4 0 0 0-5.65-5.65l-1.35 1.35M14 10.25a4 4 0 0 0-5.85-.2l-2.9 2.9a4 4 0 0 0 5.65 5.65l1.35-1.35" />
    </Icon>
  );
}

export function ListIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="M9.25 6.5h10.5M9.25 12h10.5M9.25 17.5h10.5" />
      <path d="M4.75 6.5h.01M4.75 12h.01M4.75 17.5h.01" strokeWidth={2.5} />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function ScanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8m8 0h2.5A1.5 1.5 0 0 1 20 5.5V8m0 8v2.5a1.5 1.5 0 0 1-1.5 1.5H16m-8 0H5.5A1.5 1.5 0 0 1 4 18.5V16M4 12h16" />
    </Icon>
  );
}

export function StarIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="m12 3.5 2.6 5.3 5.85.85-4.25 4.1 1 5.85L12 16.85 6.8 19.6l1-5.85-4.25-4.1 5.85-.85z" />
      </g>
    </Icon>
  );
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5v5.9a2 2 0 0 0 .6 1.4l7 7a2 2 0 0 0 2.8 0l5.4-5.4a2 2 0 0 0 0-2.8l-7-7a2 2 0 0 0-1.4-.6H5.5A1.5 1.5 0 0 0 4 5.5z" />
      <path d="M8.25 8.25h.01" strokeWidth={2.5} />
    </Icon>
  );
}

export function ThumbIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <g fill={filled ? 'currentColor' : 'none'}>
        <path d="M7.5 10.5 11 3.75a2.25 2.25 0 0 1 2.25 2.25v3.25h4.9a1.75 1.75 0 0 1 1.73 2.02l-1.05 7a1.75 1.75 0 0 1-1.73 1.48H7.5z" />
      </g>
      <path d="M7.5 10.5H4.25v9.25H7.5" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 6.5h15.5M9 6.25V4.9a1.15 1.15 0 0 1 1.15-1.15h3.7A1.15 1.15 0 0 1 15 4.9v1.35M6.25 6.75l.75 11.9a1.7 1.7 0 0 0 1.7 1.6h6.6a1.7 1.7 0 0 0 1.7-1.6l.75-11.9M10 10.5v5.75M14 10.5v5.75" />
    </Icon>
  );
}

type Props = IconProps & {
  /** Shows a minus instead of a plus. @default false */
  out?: boolean;
};

export function ZoomIcon({ out = false, ...props }: Props) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.25" />
      <path d={out ? 'm15.25 15.25 5 5M8 10.5h5' : 'm15.25 15.25 5 5M8 10.5h5M10.5 8v5'} />
    </Icon>
  );
}
