import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './spinner.module.css';

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The diameter: a number of pixels, or a CSS length such as 1.25rem beside text. @default 24 */
  size?: number | string;
  /** The text for screen readers. Omit it if text beside the spinner says the same. */
  label?: string | undefined;
};

/** A rotating ring in the text's colour. Under reduced motion it fades in and out instead. */
export function Spinner(ownProps: SpinnerProps) {
  const { size = 24, label, className, style, ...native } = useDefaults('Spinner', ownProps);
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
