import { expect, it } from 'vitest';
import { pageWide } from '@/platform/call/page-wide';

it('pageWide returns the same value for all apps of a document, and another one for the next document', () => {
  const [window, other] = [{}, {}] as Window[];
  const make = () => ({ count: 0 });
  const first = pageWide(window as Window, 'a', make);
  expect(pageWide(window as Window, 'a', make)).toBe(first);
  expect(pageWide(window as Window, 'b', make)).not.toBe(first);
  expect(pageWide(other as Window, 'a', make)).not.toBe(first);
  expect(Object.keys(window as Window)).toEqual([]);
});
