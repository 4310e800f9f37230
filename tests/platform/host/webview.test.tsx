import type { Env } from '@/platform';
import { keepFieldInSight } from '@/platform/host/webview';
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
