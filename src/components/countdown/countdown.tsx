import { type ComponentProps, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import styles from './countdown.module.css';
import { finestUnit, formatTime, roundUp, type TimeParts, timeParts } from './time-parts';
import { useCountdown } from './use-countdown';

export type CountdownHandle = {
  start: () => void;
  pause: () => void;
  /** Restores the initial time, and starts again with `autoStart`. */
  reset: () => void;
};

type Native = Omit<ComponentProps<'span'>, 'onChange' | 'children'>;

export type CountdownProps = Native & {
  /** The duration in milliseconds. Use either `time` or `end`. @default 0 */
  time?: number | undefined;
  /** The end: a date, or milliseconds since 1970. */
  end?: Date | number | undefined;
  /** The server's current time in milliseconds, if `end` uses the server's clock. @default the device's */
  now?: number | undefined;
  /** Tokens: DD HH mm ss S SS SSS. Put other words in brackets: 'DD [days]'. @default 'HH:mm:ss' */
  format?: string | undefined;
  /** Starts on mount. @default true */
  autoStart?: boolean | undefined;
  /** Called when the visible time changes. */
  onChange?: ((parts: TimeParts) => void) | undefined;
  /** Called once at the end. If the page is hidden then, it is called when the page is visible again. */
  onFinish?: (() => void) | undefined;
  /** Renders the time in your own way. `format` still sets the smallest unit. */
  children?: ((parts: TimeParts) => ReactNode) | undefined;
  /** The accessible name. */
  label?: string | undefined;
  handle?: Ref<CountdownHandle> | undefined;
};

const readers = { format: asText };

/** A countdown by the clock. A hidden tab or a sleeping phone does not delay it. */
export function Countdown(ownProps: CountdownProps) {
  const {
    time = 0,
    end,
    now,
    format = 'HH:mm:ss',
    autoStart = true,
    onChange,
    onFinish,
    children,
    label,
    handle,
    ...native
  } = useData('Countdown', useDefaults('Countdown', ownProps), readers);
  const text = useRef<HTMLSpanElement>(null);
  const unit = finestUnit(format);
  const isDrawn = children !== undefined;

  const { left, state, start, pause, reset } = useCountdown({
    time: Number.isFinite(time) ? Math.max(0, time) : 0,
    end: end === undefined ? undefined : Number(end),
    now,
    unit,
    autoStart,
    // Write updates faster than a second directly to the DOM, without a render.
    isDirect: unit < 1000 && !isDrawn,
    onTick: (ms) => {
      if (text.current && !isDrawn) text.current.textContent = formatTime(ms, format);
      onChange?.(timeParts(ms));
    },
    onFinish: () => onFinish?.(),
  });
  useHandle(handle, { start, pause, reset });

  const shown = roundUp(left, unit);
  // React does not know about direct writes, so write the text after each render too.
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
        // The server's clock differs from the client's.
        <span ref={text} suppressHydrationWarning>
          {formatTime(shown, format)}
        </span>
      )}
    </span>
  );
}
