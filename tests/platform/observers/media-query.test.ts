import { expect, it } from 'vitest';
import { checkMedia, mediaQuery } from '@/platform/view/observers';

it.each([
  [{}, 'all'],
  [{ minWidth: 375 }, '(min-width: 375px)'],
  [
    { maxWidth: 500, height: 800, orientation: 'portrait' as const },
    '(max-width: 500px) and (height: 800px) and (orientation: portrait)',
  ],
  [{ width: undefined, maxHeight: 0 }, '(max-height: 0px)'],
])('%j is %s', (descriptor, query) => {
  expect(mediaQuery(descriptor)).toBe(query);
});

it.each([
  [5, 'the parameter should be an object'],
  [{ minWidth: '5' }, 'parameter.minWidth should be a number'],
  [{ orientation: 'up' }, 'parameter.orientation should be one of portrait, landscape'],
])('refuses %j', (descriptor, message) => {
  expect(checkMedia(descriptor)).toEqual({ ok: false, code: 'invalid', message });
});
