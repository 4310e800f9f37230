import { fractionOf, type Scale, stepValue } from '@/components/kit/step-value';

/** One value, or the two ends of a range, the lower one first. */
export type Thumbs = readonly [number] | readonly [number, number];

export type ThumbMove = {
  readonly values: Thumbs;
  /** Which one is in the hand now: it changes when thumbs cross. */
  readonly index: number;
};

/** Whatever an owner hands in: clamped, on a step, in order [S5.9]. */
export function thumbsOf(value: number | readonly number[], scale: Scale): Thumbs {
  if (typeof value === 'number') return [stepValue(value, scale)];
  const [a = scale.min, b = scale.max] = value.map((end) => stepValue(end, scale));
  return a <= b ? [a, b] : [b, a];
}

/** How far a thumb may go: not past the other one, unless they may cross. */
export function scaleOf(values: Thumbs, index: number, scale: Scale, allowCross: boolean): Scale {
  if (values.length === 1 || allowCross) return scale;
  return index === 0 ? { ...scale, max: values[1] } : { ...scale, min: values[0] };
}

/** The same, as the native input is told: where there is no way to go, or no number, its end is its start. */
export function limitsOf(values: Thumbs, index: number, scale: Scale, allowCross: boolean) {
  const { min, max } = scaleOf(values, index, scale, allowCross);
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

/** The one that a press beside them means; of two in one place the one that can go there. */
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

/** Where its fill begins and ends: 0 to 1. */
export function fractionsOf(values: Thumbs, scale: Scale) {
  const [low, high = low] = values;
  return {
    '--from': values.length === 1 ? 0 : fractionOf(low, scale),
    '--to': fractionOf(high, scale),
  };
}

/** Puts the thumbs where these values are, without a render. */
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
    // The limits first: the browser holds the value within them. It lays out anew for one that is the same, too.
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
