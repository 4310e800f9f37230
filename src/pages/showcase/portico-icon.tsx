import { Icon } from 'portico/icons';

/** A temple front. */
export function PorticoIcon() {
  return (
    <Icon>
      <path d="M2.5 9 12 3.5 21.5 9M4.5 9v10.5M19.5 9v10.5M9 19.5V13a3 3 0 0 1 6 0v6.5M2.5 20.5h19" />
    </Icon>
  );
}
