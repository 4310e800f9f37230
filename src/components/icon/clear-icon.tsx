import { Icon, type IconProps } from './icon';

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
