import { afterEach, expect, it } from 'vitest';
import { callsAhead } from '@/platform/create-platform';
import { realPlatform } from '../helpers/start-call';
import { frame } from '../helpers/waiting';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.theme;
  document.querySelector('meta[name=theme-color]')?.remove();
});

it.each([
  ['follows the theme of the document', false, 'not all'],
  [
    'leaves the document alone if the app was unmounted meanwhile',
    true,
    '(prefers-color-scheme: dark)',
  ],
])('code that was fetched ahead %s', async (_, isUnmounted, media) => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'theme-color', media: '(prefers-color-scheme: dark)' });
  document.head.append(meta);
  const { context } = realPlatform();
  const loaded = Promise.all(callsAhead(context).map((load) => load()));
  if (isUnmounted) context.life.abort();
  await loaded.catch(() => {});
  root.dataset.theme = 'light';
  await frame();
  expect(meta.media).toBe(media);
  context.life.abort();
});
