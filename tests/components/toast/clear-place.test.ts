import { expect, it } from 'vitest';
import { shiftFrom } from '@/components/toast/clear-place';

const toast = { left: 100, right: 290, top: 350, bottom: 400 };
const button = (top: number, bottom: number) => ({ left: 16, right: 374, top, bottom });

it.each([
  ['no button is near', [button(600, 644)], 0],
  ['it covers a button: above it is nearer', [button(380, 424)], -28],
  ['it covers a button: below it is nearer', [button(320, 364)], 22],
  ['two buttons leave no room between them', [button(380, 424), button(320, 364)], 82],
  ['the button is beside it', [{ left: 300, right: 374, top: 350, bottom: 394 }], 0],
])('a toast moves by the least number of pixels: %s', (_, buttons, shift) => {
  expect(shiftFrom(toast, buttons, 844)).toBe(shift);
});

it('a toast stays in view, also if it covers a button then', () => {
  expect(shiftFrom(toast, [button(340, 844)], 844)).toBe(-68);
  expect(shiftFrom(toast, [button(40, 844)], 844)).toBe(Infinity);
});
