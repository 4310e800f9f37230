import type { ComponentProps, ReactNode } from 'react';

type Native = Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height' | 'viewBox'>;

export type IconProps = Native & {
  /** The edge length: pixels, or a CSS length such as 1.25rem, which grows with the text beside it. @default 24 */
  size?: number | string;
  /** The accessible name. Without it the icon is hidden from screen readers. */
  label?: string;
  /** The line thickness on the 24 px grid. Use less for large icons. @default 1.75 */
  weight?: number;
};

export type FilledIconProps = IconProps & {
  /** The solid form, for the selected state. @default false */
  filled?: boolean;
};

type Props = IconProps & {
  /** Flips the icon in RTL, for icons with a direction. @default false */
  mirror?: boolean;
  children: ReactNode;
};

/** The frame of every icon: a 24 px grid, round 1.75 px lines, the text's colour. */
export function Icon({
  size = 24,
  label,
  mirror = false,
  weight = 1.75,
  children,
  ...native
}: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      display="block"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-mirror={mirror || undefined}
      {...native}
    >
      {children}
    </svg>
  );
}
