import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, tap } from '../../helpers/touch';
import { untilTrue } from '../../helpers/waiting';
import { goBack, openPair, type Part } from './driver';
import { overlays, pairs } from './overlays';

/** The pair of every run. */
const tagsOf = (outer: string, inner: string) =>
  outer === 'Popover' && inner === 'ActionSheet' ? [] : ['long'];

const closed = (part: Part) => untilTrue(() => !part.isOpen());
const isFocusIn = (part: Part) => part.panel()?.contains(document.activeElement);

const closable = pairs().filter(([, inner]) => overlays[inner]?.role !== 'message');

describe.each(closable)('in a %s, a %s', (outerName, innerName) => {
  const tags = tagsOf(outerName, innerName);

  it('closes with Back, and the next Back closes the outer one', { tags }, async () => {
    const { app, outer, inner, told } = await openPair(outerName, innerName);
    await outer.open();
    await inner.open();
    await goBack(app);
    await closed(inner);
    expect(outer.isOpen()).toBe(true);
    await goBack(app);
    await closed(outer);
    expect(app.stack()).toBe('/ > /cross');
    await goBack(app);
    await untilTrue(() => app.stack() === '/');
    expect(told).toEqual([]);
  });

  it('closes with Escape, then the outer one does, and the focus goes back', { tags }, async () => {
    const { outer, inner } = await openPair(outerName, innerName);
    await outer.open('keyboard');
    await inner.open('keyboard');
    await userEvent.keyboard('{Escape}');
    await closed(inner);
    expect(outer.isOpen()).toBe(true);
    await untilTrue(() => isFocusIn(outer));
    await userEvent.keyboard('{Escape}');
    await closed(outer);
    await untilTrue(() => document.activeElement === outer.opener());
  });
});

describe.each(pairs().filter(([, , beside]) => beside))(
  'in a %s, a %s',
  (outerName, innerName, beside) => {
    const tags = tagsOf(outerName, innerName);

    it('closes with a tap beside it, and the outer one stays open', { tags }, async () => {
      const { outer, inner } = await openPair(outerName, innerName);
      await outer.open();
      await inner.open();
      const text = outer.panel()?.querySelector('[data-plain]')?.getBoundingClientRect();
      const inOuter = { x: (text?.left ?? 0) + 10, y: (text?.top ?? 0) + 10 };
      await drawn();
      await tap(beside === 'mask' ? { x: 20, y: 20 } : inOuter);
      await closed(inner);
      expect(outer.isOpen()).toBe(true);
    });
  },
);
