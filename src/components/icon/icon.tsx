import type { ComponentProps, ReactNode } from 'react';

type Native = Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height' | 'viewBox'>;

export type IconProps = Native & {
  /** Edge length: a number of pixels, or a CSS length: 1.25rem grows with the text beside it. @default 24 */
  size?: number | string;
  /** The accessible name. Without one the icon is decoration and hidden from screen readers. */
  label?: string;
  /** The thickness of the lines on the 24 px grid; a large icon wants a thinner one. @default 1.75 */
  weight?: number;
};

export type FilledIconProps = IconProps & {
  /** The solid form, for the selected state. @default false */
  filled?: boolean;
};

type Props = IconProps & {
  /** Points somewhere: is turned over where text runs from right to left. @default false */
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
