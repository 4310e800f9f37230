import { expect, it } from 'vitest';
import { mediaQuery } from '@/platform/uni/observers';

it.each([
  [{}, 'all'],
  [{ minWidth: 375 }, '(min-width: 375px)'],
  [
    { maxWidth: 500, height: 800, orientation: 'portrait' as const },
    '(max-width: 500px) and (height: 800px) and (orientation: portrait)',
  ],
  [{ width: undefined, maxHeight: 0 }, '(max-height: 0px)'],
])('the media query of %j is %s', (descriptor, query) => {
  expect(mediaQuery(descriptor)).toBe(query);
});
