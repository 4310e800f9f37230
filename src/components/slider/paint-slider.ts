import { fractionOf, type Scale } from './step-value';
import { scaleOf, type Thumbs } from './thumbs';

type Look = {
  readonly scale: Scale;
  readonly allowCross: boolean;
  readonly format: (value: number) => string;
};

/** Puts the thumbs where these values are, without a render. */
export function paintSlider(
  root: HTMLElement,
  output: HTMLElement | null,
  values: Thumbs,
  { scale, allowCross, format }: Look,
): void {
  const [low, high = low] = values;
  root.style.setProperty('--from', String(values.length === 1 ? 0 : fractionOf(low, scale)));
  root.style.setProperty('--to', String(fractionOf(high, scale)));
  const texts = values.map(format);
  write(output, texts.join(' – '));
  const tips = root.querySelectorAll<HTMLElement>('[data-tip]');
  root.querySelectorAll('input').forEach((input, index) => {
    const text = texts[index] ?? '';
    write(tips[index] ?? null, text);
    const limits = scaleOf(values, index, scale, allowCross);
    // The limits first: the browser holds the value within them. It lays out anew for one that is the same, too.
    const [min, max] = [String(limits.min), String(Math.max(limits.min, limits.max))];
    if (input.min !== min) input.min = min;
    if (input.max !== max) input.max = max;
    input.value = String(values[index]);
    input.setAttribute('aria-valuetext', text);
  });
}

function write(element: HTMLElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
