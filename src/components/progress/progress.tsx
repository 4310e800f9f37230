import '@/components/tokens-extra.css';
import { type ComponentProps, type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { joinClasses } from '@/components/join-classes';
import { useKitLocale, useKitWords } from '@/platform';
import { enProgress } from '@/shared/messages/en-content';
import { Circle } from './circle';
import { lineAt } from './line-at';
import { percentOf } from './percent-of';
import styles from './progress.module.css';
import { useGrowth } from './use-growth';

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** 0 to 100; anything else is brought in between. @default 0 */
  percent?: number | string;
  /** The accessible name. */
  label?: string;
  /** @default 'line' */
  type?: 'line' | 'circle';
  /** Shows the number. @default false */
  showInfo?: boolean;
  /** In pixels. @default 6 */
  strokeWidth?: number;
  /** Diameter of the circle, in pixels. @default 96 */
  size?: number;
  activeColor?: string;
  backgroundColor?: string;
  /** Grows at a steady pace. @default false */
  active?: boolean;
  /** `backwards` starts from 0 each time, `forwards` from where it is. @default 'backwards' */
  activeMode?: 'backwards' | 'forwards';
  /** Milliseconds for each percent while it grows. @default 30 */
  duration?: number;
  /** Nobody knows how far it is. @default false */
  indeterminate?: boolean;
  /** It has grown to its percent. */
  onActiveEnd?: (percent: number) => void;
  /** In the middle of the circle, in place of the number. */
  children?: ReactNode;
};

/** How far something is: a line or a circle. */
export function Progress({
  percent: given = 0,
  label,
  type = 'line',
  showInfo = false,
  strokeWidth: wide = 6,
  size = 96,
  activeColor,
  backgroundColor,
  active = false,
  activeMode = 'backwards',
  duration = 30,
  indeterminate = false,
  onActiveEnd,
  children,
  ...native
}: ProgressProps) {
  const t = useKitWords(enProgress);
  const locale = useKitLocale();
  const bar = useRef<SVGCircleElement & HTMLSpanElement>(null);
  const percent = percentOf(given);
  const strokeWidth = wide > 0 && Number.isFinite(wide) ? wide : 6;
  const format = useMemo(() => new Intl.NumberFormat(locale, { style: 'percent' }), [locale]);
  const shown = format.format(Math.trunc(percent) / 100);
  useGrowth(bar, {
    percent,
    type,
    active: active && !indeterminate,
    activeMode,
    duration,
    onActiveEnd,
  });
  const look = {
    '--portico-progress-color': activeColor,
    '--portico-progress-track': backgroundColor,
    '--progress-stroke': `${strokeWidth}px`,
    '--progress-size': `${size}px`,
  };

  return (
    <div
      role="progressbar"
      aria-label={label ?? t('progressLabel')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={indeterminate ? undefined : Math.trunc(percent)}
      {...native}
      className={joinClasses(styles.progress, native.className)}
      style={{ ...(look as CSSProperties), ...native.style }}
      data-type={type}
      data-state={indeterminate ? 'indeterminate' : percent >= 100 ? 'complete' : 'loading'}
    >
      {type === 'circle' ? (
        <>
          <Circle
            bar={bar}
            percent={indeterminate ? null : percent}
            size={size}
            strokeWidth={strokeWidth}
          />
          {(children || (showInfo && !indeterminate)) && (
            <span className={styles.middle}>{children ?? shown}</span>
          )}
        </>
      ) : (
        <>
          <span className={styles.track}>
            <span
              ref={bar}
              className={styles.bar}
              style={indeterminate ? undefined : { transform: lineAt(percent) }}
            />
          </span>
          {showInfo && !indeterminate && <span className={styles.info}>{shown}</span>}
        </>
      )}
    </div>
  );
}
