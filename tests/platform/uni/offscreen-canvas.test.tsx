import { expect, it } from 'vitest';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

const { context: fake } = fakePlatform();
const contextWith = (window: object) =>
  createPlatformContext({ ...fake, env: { ...createEnv(globalThis.window), window } as never });
const platform = createPlatform(contextWith(window), {} as Navigator);

it('createOffscreenCanvas returns a canvas that is not on the page, of 300 by 150 by default', () => {
  const canvas = platform.createOffscreenCanvas({ width: 20, height: 10 });
  expect(canvas).toBeInstanceOf(OffscreenCanvas);
  expect(canvas).toMatchObject({ width: 20, height: 10 });
  expect(platform.createOffscreenCanvas()).toMatchObject({ width: 300, height: 150 });
});

it('createOffscreenCanvas returns a canvas element if the browser has no OffscreenCanvas', () => {
  const without = new Proxy(window, {
    get: (real, name) => (name === 'OffscreenCanvas' ? undefined : Reflect.get(real, name)),
  });
  const older = createPlatform(contextWith(without), {} as Navigator);
  const canvas = older.createOffscreenCanvas({ width: 20, height: 10 });
  expect(canvas).toBeInstanceOf(HTMLCanvasElement);
  expect(canvas).toMatchObject({ width: 20, height: 10 });
});

it.each([{ width: 'wide' }, { height: Number.NaN }, { width: '5' }, { width: -1 }])(
  'createOffscreenCanvas refuses the size %j',
  (size) => {
    expect(() => platform.createOffscreenCanvas(size as never)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errMsg: 'createOffscreenCanvas:fail parameter.width and height should be numbers',
      }) as Error,
    );
  },
);
