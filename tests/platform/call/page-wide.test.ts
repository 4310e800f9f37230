import { expect, it } from 'vitest';
import { pageWide } from '@/platform/call/page-wide';

it('is the same for all apps of a document, and another in the next one', () => {
  const [window, other] = [{}, {}] as Window[];
  const make = () => ({ count: 0 });
  const first = pageWide(window as Window, 'a', make);
  expect(pageWide(window as Window, 'a', make)).toBe(first);
  expect(pageWide(window as Window, 'b', make)).not.toBe(first);
  expect(pageWide(other as Window, 'a', make)).not.toBe(first);
  expect(Object.keys(window as Window)).toEqual([]);
});
