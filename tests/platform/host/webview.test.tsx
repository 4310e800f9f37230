import type { Env } from '@/platform';
import { keepFieldInSight, settleAfterKeyboard } from '@/platform/host/webview';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

describe('keepFieldInSight', () => {
  /** The visual viewport reports the keyboard. */
  function start({ height = 800, isFocused = false } = {}) {
    const viewport = Object.assign(new EventTarget(), { height, offsetTop: 0, scale: 1 });
    const env = {
      window: { visualViewport: viewport, innerHeight: 800 },
      document,
    } as unknown as Env;
    const field = document.body.appendChild(document.createElement('input'));
    const shown = vi.spyOn(field, 'scrollIntoView');
    if (isFocused) field.focus();
    const stop = keepFieldInSight(env);
    onTestFinished(stop);
    const view = (
      to: Partial<{ height: number; offsetTop: number; scale: number }>,
      how = 'resize',
    ) => {
      Object.assign(viewport, to);
      viewport.dispatchEvent(new Event(how));
    };
    const inset = () => document.documentElement.style.getPropertyValue('--portico-keyboard-inset');
    return { field, shown, stop, view, inset };
  }

  afterEach(() => {
    document.body.replaceChildren();
  });

  it('keepFieldInSight reports the covered height and scrolls the field the shortest way', () => {
    const { field, shown, view, inset } = start();
    field.focus();
    view({ height: 500 });
    expect(inset()).toBe('300px');
    expect(shown.mock.calls).toEqual([[{ block: 'nearest', inline: 'nearest' }]]);
  });

  it('keepFieldInSight detects a keyboard that was open before', () => {
    const { shown, inset } = start({ height: 500, isFocused: true });
    expect(inset()).toBe('300px');
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('keepFieldInSight reports nothing covered if the browser has moved the page up', () => {
    const { field, shown, view, inset } = start();
    field.focus();
    view({ height: 500 });
    view({ offsetTop: 120 }, 'scroll');
    expect(inset()).toBe('180px');
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('keepFieldInSight reports nothing covered without a keyboard, without a focused field, and during a zoom', () => {
    const { field, view, inset } = start();
    view({ height: 500 });
    expect(inset()).toBe('');
    field.focus();
    view({ height: 500 });
    view({ height: 800 });
    expect(inset()).toBe('0px');
    view({ height: 400, scale: 2 });
    expect(inset()).toBe('0px');
  });

  it('keepFieldInSight removes its listeners and its variable at the end', () => {
    const { field, stop, view, inset } = start();
    field.focus();
    view({ height: 500 });
    stop();
    view({ height: 300 });
    expect(inset()).toBe('');
  });

  it('keepFieldInSight does nothing without a visual viewport', () => {
    keepFieldInSight({ window: {}, document } as unknown as Env)();
    expect(document.documentElement.style.getPropertyValue('--portico-keyboard-inset')).toBe('');
  });
});

describe('settleAfterKeyboard', () => {
  function start() {
    const scrolls: number[][] = [];
    const frames: (() => void)[] = [];
    const window = { scrollX: 0, scrollY: 120, scrollTo: (...to: number[]) => scrolls.push(to) };
    const frame = (run: () => void) => {
      frames.push(run);
      return () => void frames.splice(frames.indexOf(run), 1);
    };
    const stop = settleAfterKeyboard({ window, document, frame } as unknown as Env);
    onTestFinished(stop);
    const [first, second] = ['a', 'b'].map(() =>
      document.body.appendChild(document.createElement('input')),
    ) as [HTMLInputElement, HTMLInputElement];
    const draw = () => {
      for (const run of frames.splice(0)) run();
    };
    return { scrolls, stop, first, second, draw };
  }

  afterEach(() => {
    document.body.replaceChildren();
  });

  it('settleAfterKeyboard sets the current scroll position when the keyboard closes, and never scrolls to the top', () => {
    const { scrolls, first, draw } = start();
    first.focus();
    first.blur();
    expect(scrolls).toEqual([]);
    draw();
    expect(scrolls).toEqual([[0, 120]]);
  });

  it('settleAfterKeyboard does nothing while the next field has the focus', () => {
    const { scrolls, first, second, draw } = start();
    first.focus();
    second.focus();
    draw();
    expect(scrolls).toEqual([]);
  });

  it('settleAfterKeyboard does nothing after its end', () => {
    const { scrolls, stop, first, draw } = start();
    first.focus();
    first.blur();
    stop();
    draw();
    first.focus();
    first.blur();
    draw();
    expect(scrolls).toEqual([]);
  });
});
