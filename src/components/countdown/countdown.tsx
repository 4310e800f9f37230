import { type ComponentProps, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useHandle } from '@/components/kit/use-handle';
import styles from './countdown.module.css';
import { finestUnit, formatTime, roundUp, type TimeParts, timeParts } from './time-parts';
import { useCountdown } from './use-countdown';

export type CountdownHandle = {
  start: () => void;
  pause: () => void;
  /** Back to the beginning, and off again with `autoStart`. */
  reset: () => void;
};

type Native = Omit<ComponentProps<'span'>, 'onChange' | 'children'>;

export type CountdownProps = Native & {
  /** Milliseconds from now on. Either this or `end`. @default 0 */
  time?: number | undefined;
  /** When it is over: a date, or milliseconds since 1970. */
  end?: Date | number | undefined;
  /** The server's time now, in milliseconds: `end` is counted by its clock. @default the device's */
  now?: number | undefined;
  /** DD HH mm ss S SS SSS; other words in brackets. @default 'HH:mm:ss' */
  format?: string | undefined;
  /** Runs at once. @default true */
  autoStart?: boolean | undefined;
  /** Each time that another number is to be seen. */
  onChange?: ((parts: TimeParts) => void) | undefined;
  /** Once; when the page was hidden by then, as soon as it is seen. */
  onFinish?: (() => void) | undefined;
  /** Draws it in another way. */
  children?: ((parts: TimeParts) => ReactNode) | undefined;
  /** The accessible name. */
  label?: string | undefined;
  handle?: Ref<CountdownHandle> | undefined;
};

/** Time that runs out, by the clock: neither a hidden tab nor a sleeping phone makes it late. */
export function Countdown({ time = 0, end, now, format = 'HH:mm:ss', ...props }: CountdownProps) {
  const { autoStart = true, onChange, onFinish, children, label, handle, ...native } = props;
  const text = useRef<HTMLSpanElement>(null);
  const unit = finestUnit(format);
  const isDrawn = children !== undefined;

  const { left, state, start, pause, reset } = useCountdown({
    time: Number.isFinite(time) ? Math.max(0, time) : 0,
    end: end === undefined ? undefined : Number(end),
    now,
    unit,
    autoStart,
    // Faster than seconds are written past React.
    isDirect: unit < 1000 && !isDrawn,
    onTick: (ms) => {
      if (text.current && !isDrawn) text.current.textContent = formatTime(ms, format);
      onChange?.(timeParts(ms));
    },
    onFinish: () => onFinish?.(),
  });
  useHandle(handle, { start, pause, reset });

  const shown = roundUp(left, unit);
  // What was written past React may be what React believes to be there.
  useLayoutEffect(() => {
    if (text.current) text.current.textContent = formatTime(shown, format);
  }, [shown, format, state]);

  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      {...native}
      className={joinClasses(styles.countdown, native.className)}
      data-state={state}
    >
      {isDrawn ? (
        children(timeParts(shown))
      ) : (
        // A server's clock is another one.
        <span ref={text} suppressHydrationWarning>
          {formatTime(shown, format)}
        </span>
      )}
    </span>
  );
}
