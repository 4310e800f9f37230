import type { WindowSide, WindowStyle } from './chrome';
import type { Checked, Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, type NoParams, defineApi } from '@/platform/call/define';
import { checkNothing } from '@/platform/call/params';
import { matchesMedia } from '@/shared/browser';
import { WIDE_SCREEN_WIDTH } from '@/shared/defaults';

export const showTopWindow = defineWindowApi('showTopWindow', 'top', 'shown');

export const hideTopWindow = defineWindowApi('hideTopWindow', 'top', 'hidden');

export const showLeftWindow = defineWindowApi('showLeftWindow', 'left', 'shown');

export const hideLeftWindow = defineWindowApi('hideLeftWindow', 'left', 'hidden');

export const showRightWindow = defineWindowApi('showRightWindow', 'right', 'shown');

export const hideRightWindow = defineWindowApi('hideRightWindow', 'right', 'hidden');

export const getTopWindowStyle = defineGetWindowStyle('getTopWindowStyle', 'top');

export const setTopWindowStyle = defineSetWindowStyle('setTopWindowStyle', 'top');

export const getLeftWindowStyle = defineGetWindowStyle('getLeftWindowStyle', 'left');

export const setLeftWindowStyle = defineSetWindowStyle('setLeftWindowStyle', 'left');

export const getRightWindowStyle = defineGetWindowStyle('getRightWindowStyle', 'right');

export const setRightWindowStyle = defineSetWindowStyle('setRightWindowStyle', 'right');

/**
 * Shows or hides one of the windows around the pages. On a small screen the side ones open as drawers, and what they
 * are on a wide one stays.
 */
function defineWindowApi(
  name: string,
  side: WindowSide,
  state: 'shown' | 'hidden',
): Api<NoParams, void> {
  return defineApi(name, {
    check: checkNothing,
    run: ({ env, layout, chrome }, _params, fail) => {
      if (!layout.windows.includes(side)) throw fail('not-found', `${side}Window not found`);
      const { minWidth = WIDE_SCREEN_WIDTH } = layout;
      const isWide = matchesMedia(`(min-width: ${minWidth}px)`, env.window);
      if (isWide || side === 'top') chrome.setWindow(side, state);
      else if (state === 'shown') chrome.setDrawer(side);
      else if (chrome.getState().drawer === side) chrome.setDrawer(undefined);
    },
  });
}

function defineGetWindowStyle(name: string, side: WindowSide): Api<NoParams, WindowStyle> {
  return defineApi(name, {
    check: checkNothing,
    run: (context, _params, fail) => {
      requireWindow(context, side, fail);
      return context.chrome.getState().windowStyles[side] ?? {};
    },
  });
}

/** Replaces what was set before; properties are written as in React. */
function defineSetWindowStyle(name: string, side: WindowSide): Api<WindowStyle, void> {
  return defineApi(name, {
    check: checkStyle,
    run: (context, style, fail) => {
      requireWindow(context, side, fail);
      context.chrome.setWindowStyle(side, style);
    },
  });
}

function checkStyle(input: unknown = {}): Checked<WindowStyle> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, code: 'invalid', message: 'the parameter should be an object' };
  const { signal: _signal, ...style } = input as Record<string, unknown>;
  for (const [name, value] of Object.entries(style)) {
    if (typeof value !== 'string' && !Number.isFinite(value)) {
      const message = `parameter.${name} should be a text or a number`;
      return { ok: false, code: 'invalid', message };
    }
  }
  return { ok: true, params: style as WindowStyle };
}

function requireWindow({ layout }: PlatformContext, side: WindowSide, fail: Fail): void {
  if (!layout.windows.includes(side)) throw fail('not-found', `${side}Window not found`);
}
