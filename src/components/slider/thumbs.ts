import { fractionOf, type Scale, stepValue } from '@/components/kit/step-value';

/** One value, or the two ends of a range with the lower end first. */
export type Thumbs = readonly [number] | readonly [number, number];

export type ThumbMove = {
  readonly values: Thumbs;
  /** The index of the dragged thumb. It changes when thumbs cross. */
  readonly index: number;
};

/** The values of a prop, clamped, rounded to a step and sorted [S5.9]. */
export function thumbsOf(value: number | readonly number[], scale: Scale): Thumbs {
  if (typeof value === 'number') return [stepValue(value, scale)];
  const [a = scale.min, b = scale.max] = value.map((end) => stepValue(end, scale));
  return a <= b ? [a, b] : [b, a];
}

/** The range of a thumb. It ends at the other thumb, unless they may cross. `max` is `min` where it is not above it. */
export function limitsOf(values: Thumbs, index: number, scale: Scale, allowCross: boolean) {
  const isFree = values.length === 1 || allowCross;
  const min = isFree || index === 0 ? scale.min : values[0];
  const max = isFree || index === 1 ? scale.max : values[1];
  return { min, max: max > min ? max : min };
}

export function moveThumb(
  values: Thumbs,
  index: number,
  to: number,
  scale: Scale,
  allowCross: boolean,
): ThumbMove {
  const next = stepValue(to, scale);
  if (values.length === 1) return { values: [next], index: 0 };
  const other = values[index === 0 ? 1 : 0];
  if (!allowCross) {
    return index === 0
      ? { values: [Math.min(next, other), other], index }
      : { values: [other, Math.max(next, other)], index };
  }
  if (next === other) return { values: [other, other], index };
  return next < other ? { values: [next, other], index: 0 } : { values: [other, next], index: 1 };
}

/** The thumb nearest to a press. If both are at the same value, the one that can move there. */
export function nearestThumb(values: Thumbs, at: number): number {
  if (values.length === 1) return 0;
  const [low, high] = values;
  if (low === high) return at < low ? 0 : 1;
  return Math.abs(at - low) <= Math.abs(at - high) ? 0 : 1;
}

export function isSameThumbs(a: Thumbs, b: Thumbs): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

type Look = {
  readonly scale: Scale;
  readonly allowCross: boolean;
  readonly format: (value: number) => string;
};

/** The start and the end of the fill, 0 to 1. */
export function fractionsOf(values: Thumbs, scale: Scale) {
  const [low, high = low] = values;
  return {
    '--portico-own-from': values.length === 1 ? 0 : fractionOf(low, scale),
    '--portico-own-to': fractionOf(high, scale),
  };
}

/** Moves the thumbs to these values without a render. */
export function paintSlider(
  root: HTMLElement,
  output: HTMLElement | null,
  values: Thumbs,
  { scale, allowCross, format }: Look,
): void {
  for (const [name, part] of Object.entries(fractionsOf(values, scale))) {
    root.style.setProperty(name, String(part));
  }
  const texts = values.map(format);
  write(output, texts.join(' – '));
  const tips = root.querySelectorAll<HTMLElement>('[data-tip]');
  root.querySelectorAll('input').forEach((input, index) => {
    const text = texts[index] ?? '';
    write(tips[index] ?? null, text);
    const limits = limitsOf(values, index, scale, allowCross);
    // Set the limits before the value, which the browser clamps. Setting an equal limit would also cause layout.
    const [min, max] = [String(limits.min), String(limits.max)];
    if (input.min !== min) input.min = min;
    if (input.max !== max) input.max = max;
    input.value = String(values[index]);
    input.setAttribute('aria-valuetext', text);
  });
}

function write(element: HTMLElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
