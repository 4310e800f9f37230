import { describe, expect, it, vi } from 'vitest';
import * as calls from '@/platform/chrome/calls';
import { fakePlatform } from '../../helpers/fake-platform';

const sides = [
  {
    side: 'left',
    Side: 'Left',
    show: calls.showLeftWindow,
    hide: calls.hideLeftWindow,
    getStyle: calls.getLeftWindowStyle,
    setStyle: calls.setLeftWindowStyle,
  },
  {
    side: 'right',
    Side: 'Right',
    show: calls.showRightWindow,
    hide: calls.hideRightWindow,
    getStyle: calls.getRightWindowStyle,
    setStyle: calls.setRightWindowStyle,
  },
  {
    side: 'top',
    Side: 'Top',
    show: calls.showTopWindow,
    hide: calls.hideTopWindow,
    getStyle: calls.getTopWindowStyle,
    setStyle: calls.setTopWindowStyle,
  },
] as const;

/** An app that has these windows. */
const appWith = (...windows: readonly ('left' | 'right' | 'top')[]) =>
  fakePlatform({ layout: { windows, minWidth: 600 } }).context;

/** An app on a small screen, where the left and the right window are drawers. */
function smallAppWith(...windows: readonly ('left' | 'right' | 'top')[]) {
  const context = appWith(...windows);
  const matchMedia = vi.fn(() => ({ matches: false }));
  Object.assign(context.env.window, { matchMedia });
  return { context, matchMedia };
}

describe.each(sides)('the $side window', ({ side, Side, show, hide, getStyle, setStyle }) => {
  it(`show${Side}Window and hide${Side}Window show and hide the window`, async () => {
    const context = appWith(side);
    await show(context)();
    expect(context.chrome.getState().windows).toEqual({ [side]: 'shown' });
    await hide(context)();
    expect(context.chrome.getState().windows).toEqual({ [side]: 'hidden' });
  });

  it(`get${Side}WindowStyle resolves to an empty style by default`, async () => {
    expect(await getStyle(appWith(side))()).toEqual({});
  });

  it(`set${Side}WindowStyle replaces the style that was set before`, async () => {
    const context = appWith(side);
    await setStyle(context)({ width: '20rem', zIndex: 5 });
    await setStyle(context)({ color: 'red' });
    expect(context.chrome.getState().windowStyles).toEqual({ [side]: { color: 'red' } });
    expect(await getStyle(context)()).toEqual({ color: 'red' });
  });

  it.each([
    [5, 'the parameter should be an object'],
    [{ color: null }, 'parameter.color should be a string or a number'],
    [{ width: Number.NaN }, 'parameter.width should be a string or a number'],
  ])(`set${Side}WindowStyle refuses the style %j`, async (style, message) => {
    await expect(setStyle(appWith(side))(style as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `set${Side}WindowStyle:fail ${message}`,
    });
  });

  it.each([
    [`show${Side}Window`, show],
    [`hide${Side}Window`, hide],
    [`get${Side}WindowStyle`, getStyle],
    [`set${Side}WindowStyle`, setStyle],
  ] as const)('%s rejects in an app without that window', async (name, call) => {
    await expect(call(appWith())({} as never)).rejects.toMatchObject({
      code: 'not-found',
      errMsg: `${name}:fail ${side}Window not found`,
    });
  });
});

describe.each([
  ['left', 'right', calls.showLeftWindow, calls.hideLeftWindow],
  ['right', 'left', calls.showRightWindow, calls.hideRightWindow],
] as const)('the %s window on a small screen', (side, otherSide, show, hide) => {
  it(`the ${side} window opens as a drawer, and its state for wide screens stays`, async () => {
    const { context, matchMedia } = smallAppWith(side);
    await show(context)();
    const { windows, drawer } = context.chrome.getState();
    expect([windows, drawer]).toEqual([{}, side]);
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 600px)');
  });

  it(`hiding the ${side} window closes its drawer, and a drawer at the ${otherSide} stays open`, async () => {
    const { context } = smallAppWith('left', 'right');
    context.chrome.setDrawer(otherSide);
    await hide(context)();
    expect(context.chrome.getState().drawer).toBe(otherSide);
    context.chrome.setDrawer(side);
    await hide(context)();
    const { windows, drawer } = context.chrome.getState();
    expect([windows, drawer]).toEqual([{}, undefined]);
  });
});
