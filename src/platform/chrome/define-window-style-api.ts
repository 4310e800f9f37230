import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { type Checked, type Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import type { WindowSide, WindowStyle } from './chrome';

export function defineGetWindowStyle(name: string, side: WindowSide): Api<NoParams, WindowStyle> {
  return defineApi(name, {
    check: checkNothing,
    run: (context, _params, fail) => {
      requireWindow(context, side, fail);
      return context.chrome.getState().windowStyles[side] ?? {};
    },
  });
}

/** Replaces what was set before; properties are written as in React. */
export function defineSetWindowStyle(name: string, side: WindowSide): Api<WindowStyle, void> {
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
