import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KitProvider } from '@/components/kit-provider';
import { RollingText } from '@/components/rolling-text';
import '@/components/kit/tokens.css';

afterEach(cleanup);

/** The visible characters from left to right. */
function orderIn(root: Element): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: { left: number; glyph: string }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (getComputedStyle(node.parentElement!).visibility === 'hidden') continue;
    Array.from(node.textContent ?? '').forEach((glyph, at) => {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left } = range.getBoundingClientRect();
      if (!/[\s\u200e\u200f\u061c]/.test(glyph)) found.push({ left, glyph });
    });
  }
  return found
    .sort((a, b) => a.left - b.left)
    .map(({ glyph }) => glyph)
    .join('');
}

const formats: readonly Intl.NumberFormatOptions[] = [
  {},
  { numberingSystem: 'arab' },
  { style: 'percent' },
  { style: 'percent', numberingSystem: 'arab' },
  { style: 'currency', currency: 'EUR' },
  { style: 'currency', currency: 'EGP' },
  { style: 'currency', currency: 'EUR', numberingSystem: 'arab' },
];

describe.each(['ar', 'en', 'de', 'ja'])('a RollingText in the language %s', (locale) => {
  it.each(formats)('has the order of the same text without digits that roll: %o', (format) => {
    for (const dir of ['ltr', 'rtl']) {
      for (const value of [1250.5, -1250.5]) {
        const { container, unmount } = render(
          <div dir={dir}>
            <bdi>{new Intl.NumberFormat(locale, format).format(value)}</bdi>
            <KitProvider locale={locale}>
              <RollingText value={value} from={value} format={format} />
            </KitProvider>
          </div>,
        );
        const rolling = container.querySelector('[data-state] > [aria-hidden]')!;
        expect(orderIn(rolling)).toBe(orderIn(container.querySelector('bdi')!));
        unmount();
      }
    }
  });
});
