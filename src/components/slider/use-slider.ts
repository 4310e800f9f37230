import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { numberOf } from '@/components/kit/convert-form-value';
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
import type { SliderProps, SliderRange } from './slider-props';

/** The state of a drag: the values, and the offset of the finger from the middle of the thumb. */
type Held = {
  values: Thumbs;
  index: number;
  /** The drag has changed the value at least once. */
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

/** The value of a Slider and its handlers. A drag writes to the elements, and React renders at its end. */
export function useSlider(props: SliderValueProps) {
  const {
    min: lowest,
    max: highest,
    step: size,
    range = false,
    allowCross = false,
    vertical = false,
    disabled = false,
    readOnly = false,
    name,
    form,
    value: given,
    defaultValue,
    formatValue,
    thumbLabels,
    onChange: onChangeOf,
    onChangeEnd: onChangeEndOf,
    ...native
  } = props;
  const t = useKitWords(enSlider);
  // The limits of a server may be texts. Without a number the scale is empty.
  const [min, max, step] = [Number(lowest ?? 0), Number(highest ?? 100), Number(size ?? 1)];
  const scale: Scale = { min, max, step };
  const fixed = disabled || readOnly;
  // A disabled fieldset around the slider disables it too. Props do not know about it, so ask the document.
  const isFree = () => !root.current?.querySelector('input:disabled');

  const onChange = onChangeOf as ((value: number | SliderRange) => void) | undefined;
  const onChangeEnd = onChangeEndOf as typeof onChange;
  const root = useRef<HTMLDivElement>(null);
  /** During a drag the owner hears each value at once. React and the form get the last one. */
  const isTold = useRef(false);
  const [value, set] = useFormValue<number | SliderRange>(root, {
    name,
    value: given,
    initial: defaultValue ?? (range ? [min, max] : min),
    onChange: (next) => {
      if (!isTold.current) onChange?.(next);
    },
    disabled,
    fromForm: (next) => (range ? rangeOf(next, scale) : (numberOf(next) ?? min)),
    toForm: (next) => valueOf(valuesOf(next)),
  });
  const valuesOf = (next: number | SliderRange) =>
    thumbsOf(range && typeof next === 'number' ? [min, next] : next, scale);
  const values = valuesOf(value);

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
  // After each render, because React does not know the values that a drag has written.
  useLayoutEffect(() => paint(held.current?.values ?? values));

  const valueOf = (now: Thumbs) => (now.length === 1 ? now[0] : now);
  const commit = (now: Thumbs) => {
    if (!isSameThumbs(now, values)) {
      set(valueOf(now));
      onChangeEnd?.(valueOf(now));
    }
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
      // Measure now: at the mount the slider may have been hidden, and the device may have rotated since.
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
      if (end?.hasMoved) {
        isTold.current = true;
        set(valueOf(end.values));
        isTold.current = false;
        onChangeEnd?.(valueOf(end.values));
      }
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
    onChange?.(valueOf(moved.values));
  };

  const onClick = (event: MouseEvent) => {
    // A label sends a click to the input without a useful position. The value text is not part of the track.
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
    // Browsers differ in their large steps and in right-to-left text, so replace their key handling.
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
    // Screen readers change the native input directly.
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

/** Both ends of a range in a form value. */
function rangeOf(given: unknown, { min, max }: Scale): SliderRange {
  const [from, to] = [given].flat();
  return [numberOf(from) ?? min, numberOf(to) ?? max];
}

type Spot = { readonly x: number; readonly y: number };

/** Converts between points on the screen and values, with the current layout. */
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
    /** The distance in pixels between a point and the thumb of a value. */
    distance: (spot: Spot, value: number) =>
      Math.abs(along(spot) - fractionOf(value, scale)) * length,
  };
}
