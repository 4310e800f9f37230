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

const ways = ['touch', 'keyboard', 'slow press'] as const;

describe.each(pairs().map(([outer, inner], row) => [outer, inner, row] as const))(
  'in a %s, a %s',
  (outer, inner, row) => {
    const isEvery = isQuick(outer, inner);
    const tags = isEvery ? [] : ['long'];
    // The ways take turns, so that each overlay meets all of them.
    for (const hand of ways.filter((_, way) => isEvery || way === row % ways.length)) {
      it(`takes an answer by ${hand}, and the outer one stays open`, { tags }, () =>
        answers(outer, inner, hand),
      );
    }
  },
);
