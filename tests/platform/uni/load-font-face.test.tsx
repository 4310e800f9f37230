import { afterEach, expect, it, vi } from 'vitest';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { loadFontFace } from '@/platform/uni/calls';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';

const { context: fake } = fakePlatform();
const context = createPlatformContext({ ...fake, env: createEnv(window) });
const load = loadFontFace(context);

// A font from the files of Playwright.
const fonts = import.meta.glob<string>('/node_modules/playwright-core/**/codicon*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
  exhaustive: true,
});
const source = `url("${Object.values(fonts)[0]}")`;

const familyNames = () => [...document.fonts].map(({ family }) => family);

afterEach(() => {
  vi.restoreAllMocks();
  document.fonts.clear();
});

it('loads a font for the app', async () => {
  await load({ family: 'Stone', source, desc: { weight: '700', style: 'italic' } });
  const [face] = document.fonts;
  expect(face).toMatchObject({ weight: '700', style: 'italic', status: 'loaded' });
  expect(face?.family.replaceAll('"', '')).toBe('Stone');
});

it('rejects with failed if there is no font, and adds nothing', async () => {
  await expect(load({ family: 'Stone', source: 'url("/no-such.ttf")' })).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/^the font cannot be loaded: url\("\/no-such\.ttf"\)/),
  });
  expect(familyNames()).toEqual([]);
});

it('rejects with failed for a source that is not one of CSS', async () => {
  await expect(load({ family: 'Stone', source: '/stone.ttf' })).rejects.toMatchObject({
    code: 'failed',
    errMsg:
      'loadFontFace:fail parameter.source should be a source of CSS, like url("/font.woff2"): /stone.ttf',
  });
});

it.each([
  [undefined, 'Missing required parameter `family`'],
  [{ family: 'x' }, 'Missing required parameter `source`'],
  [{ family: 5, source }, 'parameter.family should be a string'],
  [{ family: 'x', source, desc: { weight: 700 } }, 'parameter.desc.weight should be a string'],
])('rejects with invalid for %j', async (params, message) => {
  await expect(load(params as never)).rejects.toMatchObject({ code: 'invalid', message });
});

it('[S8.1] rejects with timeout if the font does not arrive', async () => {
  const { env, pass } = fakePlatform();
  vi.spyOn(FontFace.prototype, 'load').mockReturnValue(new Promise(() => {}));
  const timed = { ...context, env: { ...context.env, after: env.after } };
  const loading = loadFontFace(timed)({ family: 'x', source });
  loading.catch(() => {});
  await Promise.resolve();
  pass(60_000);
  await expect(loading).rejects.toMatchObject({ code: 'timeout', message: 'request timeout' });
});

it('[S8.2] rejects with abort after an abort, and adds nothing', async () => {
  let come = (_face: FontFace) => {};
  vi.spyOn(FontFace.prototype, 'load').mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const platform = createPlatform(context, {} as Navigator);
  const loading = platform.loadFontFace({ family: 'Late', source });
  await new Promise((resolve) => setTimeout(resolve, 50));
  loading.abort();
  await expect(loading).rejects.toMatchObject({ code: 'abort' });
  come({} as FontFace);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(familyNames()).toEqual([]);
});
