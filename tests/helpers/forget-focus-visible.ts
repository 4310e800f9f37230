import { onTestFinished, vi } from 'vitest';

/** As Safari 15.0 to 15.3: whoever asks for `:focus-visible` is thrown at. */
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
