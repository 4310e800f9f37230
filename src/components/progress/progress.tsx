import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type Ref,
  useMemo,
  useRef,
} from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitLocale, useKitWords } from '@/platform';
import { enProgress } from '@/shared/messages/en-content';
import { lineAt } from './line-at';
import styles from './progress.module.css';
import { useGrowth } from './use-growth';
import { clamp } from '@/shared/values';

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Limited to 0 to 100. Text that is not a number counts as 0. @default 0 */
  percent?: number | string;
  /** The accessible name. @default 'Progress' */
  label?: string;
  /** @default 'line' */
  type?: 'line' | 'circle';
  /** Shows the number, at the end of the line or in the circle. Not while `indeterminate`. @default false */
  showInfo?: boolean;
  /** In pixels. @default 6 */
  strokeWidth?: number;
  /** Diameter of the circle, in pixels. @default 96 */
  size?: number;
  /** @default the accent */
  activeColor?: string;
  /** @default the fill */
  backgroundColor?: string;
  /** Grows at a steady pace. @default false */
  active?: boolean;
  /** `backwards` starts at 0 each time, `forwards` at the current value. @default 'backwards' */
  activeMode?: 'backwards' | 'forwards';
  /** Milliseconds for each percent while it grows. @default 30 */
  duration?: number;
  /** The progress is unknown. @default false */
  indeterminate?: boolean;
  /** Called when the animation has reached the percent. With reduced motion it is called at once. */
  onActiveEnd?: (percent: number) => void;
  /** Shown in the middle of the circle instead of the number. A line shows none. */
  children?: ReactNode;
};

/** A progress bar: a line or a circle. */
export function Progress(ownProps: ProgressProps) {
  const {
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
  } = useDefaults('Progress', ownProps);
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
    '--portico-own-progress-stroke': `${strokeWidth}px`,
    '--portico-own-progress-size': `${size}px`,
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
          <span data-part="track" className={styles.track}>
            <span
              ref={bar}
              data-part="bar"
              className={styles.bar}
              style={indeterminate ? undefined : { transform: lineAt(percent) }}
            />
          </span>
          {showInfo && !indeterminate && (
            <span data-part="value" className={styles.info}>
              {shown}
            </span>
          )}
        </>
      )}
    </div>
  );
}

type Props = {
  bar: Ref<SVGCircleElement>;
  /** null if the progress is unknown. */
  percent: number | null;
  size: number;
  strokeWidth: number;
};

/** `pathLength` sets the length of the circle to 100, so nothing has to be measured. */
function Circle({ bar, percent, size, strokeWidth }: Props) {
  const edge = size > 0 && Number.isFinite(size) ? size : 96;
  const ring = {
    cx: edge / 2,
    cy: edge / 2,
    r: Math.max(0, (edge - strokeWidth) / 2),
    strokeWidth,
    pathLength: 100,
  };
  return (
    <svg
      className={styles.circle}
      width={edge}
      height={edge}
      viewBox={`0 0 ${edge} ${edge}`}
      aria-hidden
    >
      <circle {...ring} data-part="track" className={styles.ring} />
      <circle
        {...ring}
        ref={bar}
        data-part="bar"
        className={styles.arc}
        // A round line cap would draw a dot at 0.
        data-empty={percent === 0 ? '' : undefined}
        style={percent === null ? undefined : { strokeDashoffset: 100 - percent }}
      />
    </svg>
  );
}

/** [S5.9] Converts to a number between 0 and 100. Text that is not a number counts as 0. */
export function percentOf(value: number | string): number {
  const percent = Number(value);
  return Number.isNaN(percent) ? 0 : clamp(percent, 0, 100);
}
