import { afterEach, expect, it } from 'vitest';
import { isTyping } from '@/platform/device/watch-keyboard';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"></div>', true],
  ['<button>x</button>', false],
  ['<svg></svg>', false],
])('%s: %s', (markup, expected) => {
  document.body.innerHTML = markup;
  expect(isTyping(document.body.firstElementChild)).toBe(expected);
});

it('nobody types where nothing has the focus', () => {
  expect(isTyping(null)).toBe(false);
});
