import { Icon, type IconProps } from './icon';

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
