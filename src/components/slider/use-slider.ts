import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { type Drag, useDrag } from '@/components/kit/gestures';
import {
  decimalsOf,
  fractionOf,
  keyValue,
  type Scale,
  stepValue,
} from '@/components/kit/step-value';
import { useNumbers } from '@/components/kit/use-numbers';
import { useKitWords } from '@/platform';
import { enSlider } from '@/shared/messages/en-choice';
import {
  fractionsOf,
  isSameThumbs,
  limitsOf,
  moveThumb,
  nearestThumb,
  paintSlider,
  type Thumbs,
  thumbsOf,
} from './thumbs';
import type { SliderProps, SliderRange } from './slider';

/** In the hand: where it is now, and how far beside its middle it was taken. */
type Held = {
  values: Thumbs;
  index: number;
  /** It has been somewhere else on the way. */
  hasMoved: boolean;
  readonly offset: number;
  readonly valueAt: (drag: Drag) => number;
};

type Look =
  | 'label'
  | 'showValue'
  | 'tooltip'
  | 'marks'
  | 'ref'
  | 'className'
  | 'style'
  | 'blockSize';
type SliderValueProps = Omit<SliderProps, Look>;

/** Its value and what moves it. During a drag it writes to the elements; React hears of the end. */
export function useSlider(props: SliderValueProps) {
  const { min = 0, max = 100, step = 1, range = false, allowCross = false, ...own } = props;
  const { vertical = false, disabled = false, readOnly = false, name, form, ...rest } = own;
  const { value: given, defaultValue, formatValue, thumbLabels, ...told } = rest;
  const { onChange: onChangeOf, onChanging: onChangingOf, ...native } = told;
  const t = useKitWords(enSlider);
  const scale: Scale = { min, max, step };
  const fixed = disabled || readOnly;
  // Also by a fieldset around it, of which only the document knows.
  const isFree = () => !root.current?.querySelector('input:disabled');

  const onChange = onChangeOf as ((value: number | SliderRange) => void) | undefined;
  const onChanging = onChangingOf as typeof onChange;
  const root = useRef<HTMLDivElement>(null);
  const [value, set] = useFormValue<number | SliderRange>(root, {
    name,
    value: given,
    initial: defaultValue ?? (range ? [min, max] : min),
    onChange,
  });
  const values = thumbsOf(range && typeof value === 'number' ? [min, value] : value, scale);

  const output = useRef<HTMLSpanElement>(null);
  const held = useRef<Held>(null);
  const [, paintAgain] = useReducer((count: number) => count + 1, 0);

  const digits = Math.max(decimalsOf(min), step > 0 ? decimalsOf(step) : 2);
  const plain = useNumbers(digits);
  const format = formatValue ?? plain;
  const look = { scale, allowCross, format };

  const paint = (now: Thumbs) => {
    if (root.current) paintSlider(root.current, output.current, now, look);
  };
  // Each time: what a drag has written, React does not know.
  useLayoutEffect(() => paint(held.current?.values ?? values));

  const valueOf = (now: Thumbs) => (now.length === 1 ? now[0] : now);
  const commit = (now: Thumbs) => {
    if (!isSameThumbs(now, values)) set(valueOf(now));
    paintAgain();
  };
  const focus = (index: number) =>
    root.current?.querySelectorAll('input')[index]?.focus({ preventScroll: true });
  const move = (index: number, to: number) => {
    const moved = moveThumb(values, index, to, scale, allowCross);
    if (moved.index !== index) focus(moved.index);
    commit(moved.values);
  };
  const hold = (index: number) => {
    if (root.current) root.current.dataset.dragging = String(index);
    focus(index);
  };

  const area = useDrag({
    axis: vertical ? 'y' : 'x',
    disabled: fixed,
    accepts: isFree,
    onStart: (drag) => {
      if (!root.current) return;
      // Measured now: at the mount it may have been hidden, and the page may have been turned since.
      const track = trackOf(root.current, scale, vertical);
      const landed = track.valueAt(drag.from);
      const towards = track.valueAt(drag.point);
      const index =
        values[0] === values[1] ? Number(towards > landed) : nearestThumb(values, landed);
      const before = values[index] ?? min;
      const offset = track.distance(drag.from, before) <= 22 ? towards - before : 0;
      const valueAt = (now: Drag) => track.valueAt(now.point);
      held.current = { values, index, hasMoved: false, offset, valueAt };
      hold(index);
      follow(drag);
    },
    onMove: (drag) => follow(drag),
    onEnd: () => {
      const end = held.current;
      held.current = null;
      delete root.current?.dataset.dragging;
      // An owner that has followed has this value already, and waits to hear that it is the last one.
      if (end?.hasMoved) set(valueOf(end.values));
      paintAgain();
    },
  });

  const follow = (drag: Drag) => {
    const now = held.current;
    if (!now) return;
    const to = stepValue(now.valueAt(drag) - now.offset, scale);
    const moved = moveThumb(now.values, now.index, to, scale, allowCross);
    if (moved.index !== now.index) {
      now.index = moved.index;
      hold(moved.index);
    }
    if (isSameThumbs(moved.values, now.values)) return;
    now.values = moved.values;
    now.hasMoved = true;
    paint(moved.values);
    onChanging?.(valueOf(moved.values));
  };

  const onClick = (event: MouseEvent) => {
    // A label around it clicks the input, somewhere. The value beside the track is no place on it.
    if (fixed || !isFree() || !root.current || event.target instanceof HTMLInputElement) return;
    if (output.current?.contains(event.target as Node)) return;
    const at = trackOf(root.current, scale, vertical).valueAt({
      x: event.clientX,
      y: event.clientY,
    });
    const index = nearestThumb(values, at);
    focus(index);
    move(index, at);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const index = inputs.findIndex((input) => input === event.target);
    if (index < 0) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = keyValue(event.key, values[index] ?? min, scale, isRtl);
    if (to === undefined) return;
    // Browsers differ in their steps, and in where left is.
    event.preventDefault();
    if (!fixed) move(index, to);
  };

  const names = thumbLabels ?? [t('sliderFrom'), t('sliderTo')];
  const thumbs = values.map((now, index) => ({
    index,
    ...(range && { label: names[index] }),
    value: now,
    ...limitsOf(values, index, scale, allowCross),
    step: step > 0 ? step : ('any' as const),
    text: format(now),
    name,
    form,
    disabled,
    readOnly,
    vertical,
    // Screen readers move it by themselves.
    onChange: (event: { target: HTMLInputElement }) => {
      if (fixed) paintAgain();
      else move(index, Number(event.target.value));
    },
  }));

  return {
    fractions: fractionsOf(values, scale),
    native,
    area,
    handlers: { onClick, onKeyDown },
    thumbs,
    scale,
    root,
    output,
  };
}

type Spot = { readonly x: number; readonly y: number };

/** Where values lie on the screen, as it is now. */
function trackOf(root: HTMLElement, scale: Scale, vertical: boolean) {
  const rail = root.querySelector('[data-rail]') ?? root;
  const box = rail.getBoundingClientRect();
  const isRtl = getComputedStyle(root).direction === 'rtl';
  const length = (vertical ? box.height : box.width) || 1;

  const along = ({ x, y }: Spot) => {
    if (vertical) return (box.bottom - y) / length;
    return (isRtl ? box.right - x : x - box.left) / length;
  };
  return {
    valueAt: (spot: Spot) => scale.min + along(spot) * Math.max(0, scale.max - scale.min),
    /** Pixels between a place and the thumb of a value. */
    distance: (spot: Spot, value: number) =>
      Math.abs(along(spot) - fractionOf(value, scale)) * length,
  };
}
