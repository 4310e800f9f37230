import { afterEach, expect, it } from 'vitest';
import type { Env } from '@/platform';
import { keyboardHeightChange } from '@/platform/apis/device-events';
import { fakePlatform } from '../../../helpers/fake-platform';

afterEach(() => {
  document.body.innerHTML = '';
});

it('tells how high the keyboard stands, until it is ended', () => {
  document.body.appendChild(document.createElement('input')).focus();
  const viewport = Object.assign(new EventTarget(), { width: 390, height: 800, scale: 1 });
  const env = { window: { visualViewport: viewport }, document } as unknown as Env;
  const heard: unknown[] = [];
  const end = keyboardHeightChange({ ...fakePlatform().context, env }, (event) =>
    heard.push(event),
  );
  const resize = (height: number) => {
    Object.assign(viewport, { height });
    viewport.dispatchEvent(new Event('resize'));
  };
  resize(500);
  resize(800);
  end();
  resize(500);
  expect(heard).toEqual([{ height: 300 }, { height: 0 }]);
});
