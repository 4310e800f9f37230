import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '@/components/kit/props';
import styles from './page-indicator.module.css';

export type PageDotsMode = 'dot' | 'line' | 'fraction';

type PageDotsProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  total: number;
  /** Counted from 0. */
  current: number;
  mode: PageDotsMode;
  vertical: boolean;
  format: (number: number) => string;
  /** The accessible name of the button of a page. */
  nameOf: (page: number) => string;
  /** Makes the dots buttons. */
  onChange: ((page: number) => void) | undefined;
};

/** More dots are too many to count and too small to hit. */
const MOST_DOTS = 12;

/** The dots without keys of their own: a Swiper around them moves with the arrow keys, and the focus follows here. */
export function PageDots({ total, current, mode, vertical, format, ...props }: PageDotsProps) {
  const { nameOf, onChange, className, ...native } = props;
  const chosen = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const dot = chosen.current;
    if (dot?.parentElement?.contains(document.activeElement)) dot.focus({ preventScroll: true });
  }, [current]);

  const isText = mode === 'fraction' || total > MOST_DOTS;
  const Dot = onChange ? 'button' : 'span';

  return (
    <div
      role={onChange && !isText ? 'group' : undefined}
      aria-hidden={!onChange || isText}
      {...native}
      className={joinClasses(styles.indicator, className)}
      data-mode={isText ? 'fraction' : mode}
      data-vertical={vertical}
    >
      {isText ? (
        // The direction is not on the root, where it would turn the logical insets of the owner's styles around.
        <bdi dir="ltr">{`${format(current + 1)} / ${format(total)}`}</bdi>
      ) : (
        Array.from({ length: total }, (_, page) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: they are numbers.
            key={page}
            data-part="dot"
            className={styles.dot}
            aria-current={page === current}
            {...(onChange && {
              ref: page === current ? chosen : undefined,
              type: 'button',
              'aria-label': nameOf(page),
              tabIndex: page === current ? 0 : -1,
              onClick: () => onChange(page),
            })}
          />
        ))
      )}
    </div>
  );
}
