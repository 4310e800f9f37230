import { type FilledIconProps, Icon, type IconProps } from './icon';

// Icons of the bars. An app loads them first, so they have a file of their own.

export function BackIcon(props: IconProps) {
  return (
    <Icon mirror {...props}>
      <path d="m14.5 4.75-7.25 7.25 7.25 7.25" strokeWidth={2} />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function HomeIcon({ filled = false, ...props }: FilledIconProps) {
  return (
    <Icon {...props}>
      <path
        d="M4 10.6 12 4l8 6.6v8a1.4 1.4 0 0 1-1.4 1.4H15v-5.2a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1V20H5.4A1.4 1.4 0 0 1 4 18.6z"
        fill={filled ? 'currentColor' : 'none'}
      />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.5 15.5 4.75 4.75" />
    </Icon>
  );
}
