import { afterEach, expect, it } from 'vitest';
import type { Env } from '@/platform';
import { keyboardHeightChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';

/** No keyboard comes up in a test: the visible part of the window says what it would say with one. */
function start() {
  const viewport = Object.assign(new EventTarget(), { width: 390, height: 800, scale: 1 });
  const env = { window: { visualViewport: viewport }, document } as unknown as Env;
  const heard: unknown[] = [];
  const end = keyboardHeightChange({ ...fakePlatform().context, env }, ({ height }) =>
    heard.push(height),
  );
  const resize = (to: Partial<{ width: number; height: number; scale: number }>) => {
    Object.assign(viewport, to);
    viewport.dispatchEvent(new Event('resize'));
  };
  return { heard, end, resize };
}

const type = () => document.body.appendChild(document.createElement('input')).focus();

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

it('takes neither browser bars nor zooming nor turning for a keyboard', () => {
  type();
  const { heard, resize } = start();
  resize({ height: 700 });
  resize({ height: 800 });
  resize({ width: 195, height: 400, scale: 2 });
  resize({ width: 390, height: 800, scale: 1 });
  resize({ width: 800, height: 390 });
  expect(heard).toEqual([]);
});

it('knows no keyboard where nobody is typing', () => {
  const { heard, resize } = start();
  resize({ height: 500 });
  expect(heard).toEqual([]);
});

it('is silent after its end, and where the browser tells nothing', () => {
  type();
  const { heard, end, resize } = start();
  end();
  resize({ height: 500 });
  expect(heard).toEqual([]);
  const env = { window: {}, document } as unknown as Env;
  keyboardHeightChange({ ...fakePlatform().context, env }, () => {})();
});
