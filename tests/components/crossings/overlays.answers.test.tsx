import { describe, expect, it } from 'vitest';
import { untilTrue } from '../../helpers/waiting';
import { type Hand, openPair } from './driver';
import { pairs } from './overlays';

/** The pairs of every run: a panel that a tap outside closes, and a sheet. */
const isQuick = (outer: string, inner: string) => outer === 'Dropdown' && inner === 'Picker';

async function answers(outer: string, inner: string, hand: Hand) {
  const { told, ...parts } = await openPair(outer, inner);
  await parts.outer.open();
  await parts.inner.open();
  await parts.inner.answer(hand);
  await untilTrue(() => !parts.inner.isOpen());
  expect(told).toEqual([parts.inner.told]);
  expect(parts.outer.isOpen()).toBe(true);
  // The focus is in the outer overlay, so the keyboard goes on there.
  await untilTrue(() => parts.outer.panel()?.contains(document.activeElement));
  await parts.outer.answer('touch');
  await untilTrue(() => !parts.outer.isOpen());
  expect(told).toEqual([parts.inner.told, ['outer', parts.outer.told]]);
}

describe.each(pairs())('in a %s, a %s', (outer, inner) => {
  const tags = isQuick(outer, inner) ? [] : ['long'];
  for (const hand of ['touch', 'keyboard', 'slow press'] as const) {
    it(`takes an answer by ${hand}, and the outer one stays open`, { tags }, () =>
      answers(outer, inner, hand),
    );
  }
});
