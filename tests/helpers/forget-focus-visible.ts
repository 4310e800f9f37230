import { onTestFinished, vi } from 'vitest';

/** Selectors with `:focus-visible` throw, as in Safari 15.0 to 15.3. */
export function forgetFocusVisible(): void {
  const { matches } = Element.prototype;
  const asked = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    if (selector.includes(':focus-visible')) throw new DOMException('', 'SyntaxError');
    return matches.call(this, selector);
  });
  onTestFinished(() => asked.mockRestore());
}
