import { afterEach, describe, expect, it } from 'vitest';
import { type Env, createEnv } from '@/platform';
import { getSelectedTextRange, hideKeyboard } from '@/platform/device/calls';
import { isTyping, watchKeyboard } from '@/platform/device/watch-keyboard';
import { fakePlatform } from '../../helpers/fake-platform';
import { setMarkup } from '../../helpers/markup';

describe('getSelectedTextRange', () => {
  const ask = getSelectedTextRange(fakePlatform({ env: createEnv(window) }).context);

  function focus(html: string) {
    setMarkup(document.body, html);
    const field = document.body.firstElementChild as HTMLInputElement;
    field.focus();
    return field;
  }

  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each([['<input value="marble">'], ['<textarea>marble</textarea>']])(
    'resolves with the selection in %s',
    async (html) => {
      focus(html).setSelectionRange(1, 4);
      expect(await ask()).toEqual({ start: 1, end: 4 });
    },
  );

  it('rejects with not-found if no field is focused', async () => {
    await expect(ask()).rejects.toMatchObject({
      code: 'not-found',
      errMsg: 'getSelectedTextRange:fail no focused',
    });
  });

  it('rejects with unsupported for a number field', async () => {
    focus('<input type="number" value="20">');
    await expect(ask()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'getSelectedTextRange:fail a field of type number tells no selection',
    });
  });
});

describe('hideKeyboard', () => {
  const hide = hideKeyboard(fakePlatform({ env: createEnv(window) }).context);

  it('removes the focus from the focused field', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await hide();
    expect(document.activeElement).toBe(document.body);
    input.remove();
  });

  it('resolves if no field is focused', async () => {
    await expect(hide()).resolves.toBeUndefined();
  });
});

describe('isTyping', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<div contenteditable="true"></div>', true],
    ['<button>x</button>', false],
    ['<svg></svg>', false],
  ])('for %s it is %s', (markup, expected) => {
    setMarkup(document.body, markup);
    expect(isTyping(document.body.firstElementChild)).toBe(expected);
  });

  it('is false if nothing is focused', () => {
    expect(isTyping(null)).toBe(false);
  });
});

describe('watchKeyboard', () => {
  /** Tests have no screen keyboard, so this imitates the visual viewport with one. */
  function start() {
    const viewport = Object.assign(new EventTarget(), { width: 390, height: 800, scale: 1 });
    const timers = new Map<() => void, number>();
    const after = (ms: number, run: () => void) => {
      timers.set(run, ms);
      return () => timers.delete(run);
    };
    /** Runs all timers and returns their milliseconds. */
    const lapse = () => {
      const waits = [...timers.values()];
      for (const run of timers.keys()) run();
      return waits;
    };
    const env = { window: { visualViewport: viewport }, document, after } as unknown as Env;
    const heard: number[] = [];
    const end = watchKeyboard(env, (height) => heard.push(height));
    const resize = (to: Partial<{ width: number; height: number; scale: number }>) => {
      Object.assign(viewport, to);
      viewport.dispatchEvent(new Event('resize'));
    };
    return { heard, end, resize, lapse };
  }

  const field = () => document.body.appendChild(document.createElement('input'));
  const type = () => field().focus();

  afterEach(() => {
    document.body.replaceChildren();
  });

  it('reports how many pixels the keyboard covers, and 0 when it closes', () => {
    type();
    const { heard, resize } = start();
    resize({ height: 500 });
    resize({ height: 500 });
    resize({ height: 460 });
    resize({ height: 800 });
    expect(heard).toEqual([300, 340, 0]);
  });

  it('ignores up to 150 px, because browser bars are that high', () => {
    type();
    const { heard, resize } = start();
    resize({ height: 650 });
    expect(heard).toEqual([]);
    resize({ height: 649 });
    expect(heard).toEqual([151]);
  });

  it('does not mistake zooming or rotating for a keyboard', () => {
    type();
    const { heard, resize } = start();
    resize({ width: 195, height: 400, scale: 2 });
    resize({ width: 390, height: 800, scale: 1 });
    resize({ width: 800, height: 390 });
    resize({ width: 400, height: 195, scale: 2 });
    expect(heard).toEqual([]);
  });

  it('reports nothing if no text field is focused', () => {
    const { heard, resize } = start();
    resize({ height: 500 });
    expect(heard).toEqual([]);
  });

  it('reports 0 a second after the focus left, even if the viewport stays low', () => {
    const input = field();
    input.focus();
    const { heard, resize, lapse } = start();
    resize({ height: 500 });
    input.blur();
    expect(heard).toEqual([300]);
    expect(lapse()).toEqual([1000]);
    expect(heard).toEqual([300, 0]);
  });

  it('reports nothing when the focus moves to another field', () => {
    const [one, two] = [field(), field()];
    one.focus();
    const { heard, resize, lapse } = start();
    resize({ height: 500 });
    two.focus();
    expect(lapse()).toEqual([1000]);
    expect(heard).toEqual([300]);
  });

  it('does not mistake an earlier, lower window for a keyboard', () => {
    const { heard, resize } = start();
    resize({ height: 500 });
    type();
    expect(heard).toEqual([]);
    resize({ height: 300 });
    expect(heard).toEqual([200]);
  });

  it('reports nothing after its end, and nothing without a visual viewport', () => {
    type();
    const { heard, end, resize } = start();
    end();
    resize({ height: 500 });
    type();
    expect(heard).toEqual([]);
    const env = { window: {}, document } as unknown as Env;
    watchKeyboard(env, (height) => heard.push(height))();
    expect(heard).toEqual([]);
  });
});
