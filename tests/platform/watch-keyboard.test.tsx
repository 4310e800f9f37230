import { afterEach, expect, it } from 'vitest';
import type { Env } from '@/platform';
import { watchKeyboard } from '@/platform/device/watch-keyboard';

/** No keyboard comes up in a test: the visible part of the window says what it would say with one. */
function start() {
  const viewport = Object.assign(new EventTarget(), { width: 390, height: 800, scale: 1 });
  const timers = new Map<() => void, number>();
  const after = (ms: number, run: () => void) => {
    timers.set(run, ms);
    return () => timers.delete(run);
  };
  /** As long as the longest of them takes; answers with how long that is. */
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
  document.body.innerHTML = '';
});

it('tells how much the keyboard covers, and when it goes', () => {
  type();
  const { heard, resize } = start();
  resize({ height: 500 });
  resize({ height: 500 });
  resize({ height: 460 });
  resize({ height: 800 });
  expect(heard).toEqual([300, 340, 0]);
});

it('is up from 151 px on: browser bars take less', () => {
  type();
  const { heard, resize } = start();
  resize({ height: 650 });
  expect(heard).toEqual([]);
  resize({ height: 649 });
  expect(heard).toEqual([151]);
});

it('takes neither zooming nor turning for a keyboard', () => {
  type();
  const { heard, resize } = start();
  resize({ width: 195, height: 400, scale: 2 });
  resize({ width: 390, height: 800, scale: 1 });
  resize({ width: 800, height: 390 });
  resize({ width: 400, height: 195, scale: 2 });
  expect(heard).toEqual([]);
});

it('knows no keyboard where nobody is typing', () => {
  const { heard, resize } = start();
  resize({ height: 500 });
  expect(heard).toEqual([]);
});

it('goes a second after the focus, where the window stays as low as it is', () => {
  const input = field();
  input.focus();
  const { heard, resize, lapse } = start();
  resize({ height: 500 });
  input.blur();
  expect(heard).toEqual([300]);
  expect(lapse()).toEqual([1000]);
  expect(heard).toEqual([300, 0]);
});

it('stays from field to field', () => {
  const [one, two] = [field(), field()];
  one.focus();
  const { heard, resize, lapse } = start();
  resize({ height: 500 });
  two.focus();
  expect(lapse()).toEqual([1000]);
  expect(heard).toEqual([300]);
});

it('does not take a window that became lower before for a keyboard', () => {
  const { heard, resize } = start();
  resize({ height: 500 });
  type();
  expect(heard).toEqual([]);
  resize({ height: 300 });
  expect(heard).toEqual([200]);
});

it('is silent after its end, and where the browser tells nothing', () => {
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
