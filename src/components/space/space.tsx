import '@/components/kit/tokens-extra.css';
import type { ComponentProps, CSSProperties } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './space.module.css';

/** A step of the kit's spaces, a number of pixels, or a CSS `gap`: '8px 16px' is rows, then columns. */
export type SpaceGap = 'small' | 'medium' | 'large' | (string & {}) | number;

export type SpaceProps = ComponentProps<'div'> & {
  /** @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
  /**
   * The space between two children: 8, 16 or 24 px, a number of pixels, or a CSS length. '8px 16px' is rows, then
   * columns. @default 'small'
   */
  gap?: SpaceGap;
  /** Starts a new line when the children do not fit on one. @default false */
  wrap?: boolean;
  /** Across the direction. @default 'center', and 'stretch' in a vertical Space */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | 'around' | 'evenly';
  /** As wide as its children, in a line of text. @default false */
  inline?: boolean;
};

const steps: Readonly<Record<string, string>> = {
  small: 'var(--portico-space-2)',
  medium: 'var(--portico-space-4)',
  large: 'var(--portico-space-5)',
};

/** Puts children in a row or a column, with the same space between them. */
export function Space(ownProps: SpaceProps) {
  const {
    direction = 'horizontal',
    gap = 'small',
    wrap = false,
    align = direction === 'vertical' ? 'stretch' : 'center',
    justify = 'start',
    inline = false,
    className,
    style,
    ...native
  } = useDefaults('Space', ownProps);
  const own = { '--portico-own-gap': gapOf(gap), ...style } as CSSProperties;
  return (
    <div
      {...native}
      className={joinClasses(styles.space, className)}
      style={own}
      data-direction={direction}
      data-wrap={wrap || undefined}
      data-align={align}
      data-justify={justify}
      data-inline={inline || undefined}
    />
  );
}

/** CSS has no negative gaps and would ignore the whole declaration. */
function gapOf(gap: SpaceGap): string {
  if (typeof gap === 'number') return `${Math.max(0, gap) || 0}px`;
  return steps[gap] ?? gap;
}
