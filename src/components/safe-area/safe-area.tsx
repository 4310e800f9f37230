import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import styles from './safe-area.module.css';

export type SafeAreaProps = ComponentProps<'div'> & {
  /** The edges that keep their distance: to the notch, the rounded corners, the home bar. @default ['bottom'] */
  edges?: readonly ('top' | 'bottom' | 'left' | 'right')[];
};

/** Keeps what is in it out of the screen's notch, corners and home bar; empty, it is a space of that size. */
export function SafeArea({ edges = ['bottom'], className, ...rest }: SafeAreaProps) {
  return (
    <div {...rest} className={joinClasses(styles.area, className)} data-edges={edges.join(' ')} />
  );
}
