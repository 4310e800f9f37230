import type { Checked, Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { isRecord } from '@/platform/call/params';
import { matchesMedia } from '@/shared/browser';
import { WIDE_SCREEN_WIDTH } from '@/shared/defaults';
import type { WindowSide, WindowStyle } from './chrome';

export const showTopWindow = defineVisibility('showTopWindow', 'top', 'shown');
export const showLeftWindow = defineVisibility('showLeftWindow', 'left', 'shown');
export const showRightWindow = defineVisibility('showRightWindow', 'right', 'shown');

export const hideTopWindow = defineVisibility('hideTopWindow', 'top', 'hidden');
export const hideLeftWindow = defineVisibility('hideLeftWindow', 'left', 'hidden');
export const hideRightWindow = defineVisibility('hideRightWindow', 'right', 'hidden');

export const getTopWindowStyle = defineGetStyle('getTopWindowStyle', 'top');
export const getLeftWindowStyle = defineGetStyle('getLeftWindowStyle', 'left');
export const getRightWindowStyle = defineGetStyle('getRightWindowStyle', 'right');

export const setTopWindowStyle = defineSetStyle('setTopWindowStyle', 'top');
export const setLeftWindowStyle = defineSetStyle('setLeftWindowStyle', 'left');
export const setRightWindowStyle = defineSetStyle('setRightWindowStyle', 'right');

/** On a small screen, the left and the right window open as drawers. Their state on a wide screen stays. */
function defineVisibility(
  name: string,
  side: WindowSide,
  state: 'shown' | 'hidden',
): Api<NoParams, void> {
  return defineApi(name, {
    run: (context, _params, fail) => {
      requireWindow(context, side, fail);
      const { env, layout, chrome } = context;
      const { minWidth = WIDE_SCREEN_WIDTH } = layout;
      const isWide = matchesMedia(`(min-width: ${minWidth}px)`, env.window);
      if (isWide || side === 'top') chrome.setWindow(side, state);
      else if (state === 'shown') chrome.setDrawer(side);
      else if (chrome.getState().drawer === side) chrome.setDrawer(undefined);
    },
  });
}

function defineGetStyle(name: string, side: WindowSide): Api<NoParams, WindowStyle> {
  return defineApi(name, {
    run: (context, _params, fail) => {
      requireWindow(context, side, fail);
      return context.chrome.getState().windowStyles[side] ?? {};
    },
  });
}

/** The new style replaces the old one. Names and values are those of React's `style`. */
function defineSetStyle(name: string, side: WindowSide): Api<WindowStyle, void> {
  return defineApi(name, {
    check: checkStyle,
    run: (context, style, fail) => {
      requireWindow(context, side, fail);
      context.chrome.setWindowStyle(side, style);
    },
  });
}

function checkStyle(input: unknown = {}): Checked<WindowStyle> {
  if (!isRecord(input)) return { refused: 'the parameter should be an object' };
  const style: { [property: string]: string | number } = {};
  for (const [name, value] of Object.entries(input)) {
    if (name === 'signal') continue;
    if (typeof value !== 'string' && !isNumber(value)) {
      const refused = `parameter.${name} should be a string or a number`;
      return { refused, parameter: name };
    }
    style[name] = value;
  }
  return { value: style };
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function requireWindow({ layout }: PlatformContext, side: WindowSide, fail: Fail): void {
  if (!layout.windows.includes(side)) throw fail('not-found', `${side}Window not found`);
}
