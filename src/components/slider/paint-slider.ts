import { fractionOf, type Scale } from './step-value';
import { limitsOf, type Thumbs } from './thumbs';

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
