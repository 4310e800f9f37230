import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './safe-area.module.css';

export type SafeAreaProps = ComponentProps<'div'> & {
  /**
   * The edges that get padding for the notch, the rounded corners or the home indicator. They are physical edges, also
   * in RTL. @default ['bottom']
   */
  edges?: readonly ('top' | 'bottom' | 'left' | 'right')[];
};

/** Keeps its children clear of the screen's notch, corners and home indicator. Without children it is a spacer. */
export function SafeArea(ownProps: SafeAreaProps) {
  const { edges = ['bottom'], className, ...rest } = useDefaults('SafeArea', ownProps);
  return (
    <div {...rest} className={joinClasses(styles.area, className)} data-edges={edges.join(' ')} />
  );
}
