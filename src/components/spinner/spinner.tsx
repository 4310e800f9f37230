import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './spinner.module.css';

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Diameter: a number of pixels or a CSS length, such as 1.25rem beside a text. @default 24 */
  size?: number | string;
  /** Read by screen readers. Leave it out where the text beside the spinner says the same. */
  label?: string | undefined;
};

/** A turning ring in the text's colour; under reduced motion it breathes instead. */
export function Spinner({ size = 24, label, className, style, ...native }: SpinnerProps) {
  return (
    <span
      {...native}
      className={joinClasses(styles.spinner, className)}
      style={{ width: size, height: size, ...style }}
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
