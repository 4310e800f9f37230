import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useFormEntries, useFormValue } from '@/components/kit/form-control';
import { numberOf } from '@/components/kit/form-values';
import { type Drag, useDrag } from '@/components/kit/gestures';
import { keyValue, stepValue } from '@/components/slider';
import { clamp } from '@/shared/values';
import type { RateProps } from './rate';

type Props = Omit<RateProps, 'name' | 'form'> & {
  readonly name: string | undefined;
  readonly form: string | undefined;
};

/** The value of a Rate, and its pointer and key handlers. A preview during a drag or on hover does not render. */
export function useRate(props: Props, count: number, isRange: boolean) {
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
