import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { useFormEntries, useFormValue, useRadioName } from '@/components/kit/form-control';
import { type Drag, useDrag, useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers, splitProps } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useNumbers } from '@/components/kit/use-numbers';
import { useKitWords } from '@/platform';
import { RATE_COUNT } from '@/shared/defaults';
import { enRate } from '@/shared/messages/en-choice';
import styles from './rate.module.css';
import { RateRadio, RateRange } from './rate-inputs';
import type { FilledIconProps } from '@/components/icon';
import { numberOf } from '@/components/kit/convert-form-value';
import { keyValue, stepValue } from '@/components/slider';
import { clamp } from '@/shared/values';

/** Native props reach the root, and so does `ref`. `id` and `aria-*` reach the group or the slider. */
export type RateProps = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children' | 'role' | 'aria-label'
> & {
  /** The accessible name. */
  label?: string;
  /** The rating; 0 means no rating. Makes it controlled. */
  value?: number;
  /** @default 0 */
  defaultValue?: number;
  /** Called once for each choice, but not when the owner sets `value`. */
  onChange?: (value: number) => void;
  /** [S9.21] The number of stars. @default 5 */
  count?: number;
  /** Allows half stars. @default false */
  half?: boolean;
  /** The lowest rating that users can choose. @default 0 */
  min?: number;
  /** A press on the chosen star clears the rating, and so do Delete, Backspace and 0. @default false */
  clearable?: boolean;
  /** Shows the value as a picture, also fractions such as 3.7. @default false */
  readOnly?: boolean;
  /** @default false */
  disabled?: boolean;
  /** A form needs a rating above 0. @default false */
  required?: boolean;
  /** Replaces the star. A function gets the index of the star. */
  character?: ReactNode | ((index: number) => ReactNode);
  /** Replaces the star that is not lit. @default character */
  inactiveCharacter?: ReactNode | ((index: number) => ReactNode);
  name?: string;
  /** The id of the form, if the field is outside it. */
  form?: string;
};

/** A rating in stars. Up to seven whole stars are radio buttons. Otherwise there is one range input. */
export function Rate(ownProps: RateProps) {
  const {
    label,
    required = false,
    name,
    form,
    ref,
    className,
    style,
    ...rest
  } = useDefaults('Rate', ownProps);
  const { count: wanted, character, inactiveCharacter, ...others } = rest;
  const { readOnly = false, disabled = false, half = false } = others;
  const t = useKitWords(enRate);
  const format = useNumbers(2);
  const count = Math.max(1, Math.floor(wanted ?? RATE_COUNT) || RATE_COUNT);
  const isRange = !readOnly && (half || count > 7);
  const { root, drag, shown, least, pick, toggle, handlers, ...own } = useRate(
    { ...others, name, form },
    count,
    isRange,
  );

  const known = useRadioName(root, { name, form });

  const textOf = (value: number) => {
    if (value === 0) return t('rateNone');
    return t('rateValue', { value: format(value), count: format(count) });
  };
  const text = textOf(shown);
  const role = readOnly
    ? { role: 'img', 'aria-label': label ? `${label}: ${text}` : text }
    : { role: 'radiogroup', 'aria-label': label, 'aria-required': required || undefined };
  const { root: marks, handlers: given, control } = splitProps(own.native);
  const native = { name, form, disabled, required, value: shown, textOf, pick };

  return (
    <div
      {...marks}
      {...(!isRange && { ...role, ...control })}
      {...given}
      {...mergeHandlers(given, handlers)}
      ref={useMergedRefs(root, drag, ref)}
      className={joinClasses(styles.rate, className)}
      style={style}
      data-state={readOnly ? 'read-only' : disabled ? 'disabled' : 'open'}
    >
      {isRange && <RateRange {...native} {...{ label, least, count, half }} rest={control} />}
      <span className={styles.stars}>
        {Array.from({ length: count }, (_, index) => (
          <RateStar
            key={index}
            index={index}
            value={shown}
            character={character}
            inactiveCharacter={inactiveCharacter}
          >
            {!isRange && !readOnly && (
              <RateRadio {...native} {...known} index={index} take={toggle} />
            )}
          </RateStar>
        ))}
      </span>
    </div>
  );
}

type StarProps = Pick<RateProps, 'character' | 'inactiveCharacter'> & {
  readonly index: number;
  readonly value: number;
  readonly children: ReactNode;
};

/** A dim star, and above it a lit star that is clipped to its fraction. */
function RateStar({ index, value, character, inactiveCharacter, children }: StarProps) {
  const look = (one: StarProps['character']) => (typeof one === 'function' ? one(index) : one);
  const lit = look(character) ?? <StarIcon filled />;
  const dim = look(inactiveCharacter ?? character) ?? <StarIcon />;
  return (
    <span
      data-part="star"
      className={styles.star}
      style={{ '--portico-own-lit': litOf(value, index) } as CSSProperties}
      data-star
    >
      <span className={styles.dim} aria-hidden>
        {dim}
      </span>
      <span className={styles.lit} aria-hidden>
        <span className={styles.whole}>{lit}</span>
      </span>
      {children}
    </span>
  );
}

/** A star with rounded points. It fills its container. */
function StarIcon({ filled = false }: FilledIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="100%"
      height="100%"
      display="block"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="m12 3.2 2.7 5.6 6.1.85-4.45 4.3 1.1 6.1L12 17.1l-5.45 2.95 1.1-6.1L3.2 9.65l6.1-.85Z" />
    </svg>
  );
}

type OwnProps = Omit<RateProps, 'name' | 'form'> & {
  readonly name: string | undefined;
  readonly form: string | undefined;
};

/** The value of a Rate, and its pointer and key handlers. A preview during a drag or on hover does not render. */
function useRate(props: OwnProps, count: number, isRange: boolean) {
  const { half = false, min = 0, clearable = false, readOnly = false, ...own } = props;
  const { name, form, disabled = false, value: given, defaultValue, onChange, ...native } = own;
  const root = useRef<HTMLDivElement>(null);
  const isDragged = useRef(false);
  const fixed = readOnly || disabled;
  const scale = { min: 0, max: count, step: fixed ? 0 : half ? 0.5 : 1 };
  const [value, set] = useFormValue(root, {
    name,
    value: given,
    initial: defaultValue ?? 0,
    onChange,
    disabled,
    fromForm: (stars) => numberOf(stars) ?? 0,
    toForm: (stars) => stepValue(stars, scale) || undefined,
    form,
  });

  const shown = stepValue(value, scale);
  useFormEntries(root, { name, form, disabled, read: () => readOnly && shown });
  const lowest = clamp(min || 0, 0, count);
  const part = half ? 0.5 : 1;
  // The limit of the range input. It must not exclude the value, and not move the steps.
  const least = clearable || shown === 0 ? 0 : Math.max(part, Math.floor(lowest / part) * part);

  // A disabled fieldset around the rating disables it too. Props do not know about it, so ask the document.
  const isFree = () => !fixed && !root.current?.querySelector('input:disabled');

  /** The nearest value that users may choose. It is 0 only with `clearable`. */
  const allowed = (next: number) => {
    if (next <= 0 && clearable) return 0;
    return clamp(next, Math.max(lowest, scale.step), count);
  };
  const pick = (next: number) => {
    const to = allowed(next);
    if (to !== shown) set(to);
  };
  const toggle = (next: number) => pick(clearable && allowed(next) === shown ? 0 : next);

  const paint = (now: number) => {
    starsOf(root.current).forEach((star, index) => {
      star.style.setProperty('--portico-own-lit', String(litOf(now, index)));
    });
  };
  useLayoutEffect(() => {
    if (!isDragged.current) paint(shown);
  });

  // Measure at each gesture: at the mount the rating may be in a closed popup.
  const valueAt = (x: number, y: number) => {
    const boxes = starsOf(root.current).map((star) => star.getBoundingClientRect());
    return rateAt({ x, y }, boxes, { half, isRtl: isRightToLeft(root.current) });
  };

  const follow = ({ point }: Drag) => paint(allowed(valueAt(point.x, point.y)));
  const drag = useDrag({
    axis: 'x',
    disabled: fixed,
    accepts: isFree,
    onStart: (now) => {
      isDragged.current = true;
      follow(now);
    },
    onMove: follow,
    onEnd: ({ how, point }) => {
      isDragged.current = false;
      paint(shown);
      if (how !== 'cancel') pick(valueAt(point.x, point.y));
    },
  });

  const onPointerMove = (event: PointerEvent) => {
    if (!isFree() || isDragged.current || event.pointerType !== 'mouse') return;
    paint(allowed(valueAt(event.clientX, event.clientY)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (fixed || event.altKey || event.ctrlKey || event.metaKey) return;
    const options = { count, half, clearable, isRtl: isRightToLeft(root.current) };
    const to = isRange ? rateValue(event.key, shown, options) : digitValue(event.key, options);
    if (to === undefined) return;
    event.preventDefault();
    // At an end a key changes nothing. Home chooses the minimum, also on an empty rating.
    if (to !== shown || event.key === 'Home') pick(to);
  };

  const onClick = (event: MouseEvent) => {
    // A click on a native control fires its own change event.
    if (!isFree() || !isRange || event.target instanceof HTMLInputElement) return;
    root.current?.querySelector('input')?.focus({ preventScroll: true });
    toggle(valueAt(event.clientX, event.clientY));
  };

  const onPointerLeave = () => {
    if (!isDragged.current) paint(shown);
  };
  const handlers = { onKeyDown, onClick, onPointerMove, onPointerLeave };
  return { root, drag, shown, least, pick, toggle, handlers, native };
}

function starsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-star]') ?? [])];
}

function isRightToLeft(root: HTMLElement | null): boolean {
  return root !== null && getComputedStyle(root).direction === 'rtl';
}

export type StarBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

type Options = { readonly half: boolean; readonly isRtl: boolean };

/** The value at a point. Stars may wrap onto several lines. A point before the first star is 0. */
export function rateAt(
  { x, y }: { readonly x: number; readonly y: number },
  boxes: readonly StarBox[],
  { half, isRtl }: Options,
): number {
  const distances = boxes.map(({ top, bottom }) => Math.max(top - y, 0, y - bottom));
  const nearest = Math.min(...distances);
  let value = Math.max(0, distances.indexOf(nearest));
  boxes.forEach(({ left, right }, index) => {
    const part = (isRtl ? right - x : x - left) / (right - left || 1);
    if (distances[index] !== nearest || part <= 0) return;
    value = index + (half && part <= 0.5 ? 0.5 : 1);
  });
  return value;
}

/** The lit fraction of a star, 0 to 1. With a value of 3.7, the fourth star has 0.7. */
export function litOf(value: number, index: number): number {
  return Math.min(Math.max(value - index, 0), 1);
}

type KeyOptions = {
  readonly count: number;
  readonly half: boolean;
  readonly clearable: boolean;
  readonly isRtl: boolean;
};

/** Keys that native radio buttons do not handle: digits, and the keys that clear. */
export function digitValue(key: string, { count, clearable }: KeyOptions): number | undefined {
  if (key === 'Delete' || key === 'Backspace' || key === '0') return clearable ? 0 : undefined;
  const digit = /^[1-9]$/.test(key) ? Number(key) : Infinity;
  return digit <= count ? digit : undefined;
}

/** The keys of `digitValue` and the keys of a slider. */
export function rateValue(key: string, value: number, options: KeyOptions): number | undefined {
  const scale = { min: 0, max: options.count, step: options.half ? 0.5 : 1 };
  return digitValue(key, options) ?? keyValue(key, value, scale, options.isRtl);
}
