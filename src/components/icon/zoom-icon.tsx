import { Icon, type IconProps } from './icon';

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
