import { expect, it } from 'vitest';
import { localeKey } from '../../src/platform/app/locale';
import { insertScript, type SplashOptions, splashScript } from '../../src/vite/splash';

type Stored = Readonly<Record<string, string>>;

/** Runs the script with these values in localStorage, and returns the document after it. */
function run(options: SplashOptions, stored: Stored, storage: 'open' | 'blocked' = 'open') {
  const root = { lang: 'en', dir: '', dataset: {} as Record<string, string> };
  const metas = ['light', 'dark'].map((name) => ({ media: `(prefers-color-scheme: ${name})` }));
  const asked: string[] = [];
  const area = (name: string) => ({
    getItem: (key: string) => {
      if (storage === 'blocked') throw new Error('blocked');
      asked.push(`${name} ${key}`);
      return stored[key] ?? null;
    },
  });
  const document = { documentElement: root, querySelectorAll: () => metas };
  const script = new Function('localStorage', 'sessionStorage', 'document', splashScript(options));
  script(area('local'), area('session'), document);
  return { ...root, asked, media: metas.map(({ media }) => media) };
}

const system = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

it('opens both storages first, and leaves a document alone whose user chose nothing', () => {
  const { asked, lang, dir, dataset, media } = run({ settings: 'settings' }, {});
  expect(asked.slice(0, 2)).toEqual(['local ', 'session ']);
  expect({ lang, dir, dataset, media }).toEqual({
    lang: 'en',
    dir: '',
    dataset: {},
    media: system,
  });
});

it('does nothing where storage is blocked', () => {
  const { lang, dataset } = run({ settings: 'settings' }, {}, 'blocked');
  expect({ lang, dataset }).toEqual({ lang: 'en', dataset: {} });
});

it('sets the language that setLocale keeps, and its direction', () => {
  expect(run({}, { [localeKey('app')]: 'ar' })).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(run({}, { [localeKey('app')]: 'zh-Hans' })).toMatchObject({ lang: 'zh-Hans', dir: 'ltr' });
  const shop = { namespace: 'shop' };
  expect(run(shop, { [localeKey('shop')]: 'de' })).toMatchObject({ lang: 'de', dir: 'ltr' });
  expect(run(shop, { [localeKey('app')]: 'de' })).toMatchObject({ lang: 'en', dir: '' });
});

it('sets what a product keeps under its own key', () => {
  const settings = { theme: 'dark', locale: 'ar', direction: 'ltr' };
  const found = run({ settings: 'settings' }, { settings: JSON.stringify(settings) });
  expect(found).toMatchObject({ lang: 'ar', dir: 'ltr', dataset: { theme: 'dark' } });
});

it('the theme-color of the chosen theme is the only one', () => {
  const dark = run({ settings: 'settings' }, { settings: '{"theme":"dark"}' });
  expect(dark.media).toEqual(['not all', 'all']);
  const light = run({ settings: 'settings' }, { settings: '{"theme":"light"}' });
  expect(light.media).toEqual(['all', 'not all']);
});

it('ignores what it does not know', () => {
  for (const settings of ['', '{', 'null', '{"theme":"auto","locale":"auto","direction":"auto"}']) {
    const { lang, dir, dataset } = run({ settings: 'settings' }, { settings });
    expect({ lang, dir, dataset }).toEqual({ lang: 'en', dir: '', dataset: {} });
  }
  expect(run({}, { [localeKey('app')]: '"><script>' })).toMatchObject({ lang: 'en' });
  const both = { settings: '{', [localeKey('app')]: 'fr' };
  expect(run({ settings: 'settings' }, both)).toMatchObject({ lang: 'fr' });
});

it('the script follows the theme colours, wherever they are', () => {
  const colours =
    '<meta name="theme-color" content="#fff" /><meta name="theme-color" content="#000" />';
  expect(insertScript(`<head><script></script>${colours}<title>a</title></head>`, '[x]')).toBe(
    `<head><script></script>${colours}\n    [x]<title>a</title></head>`,
  );
});

it('without theme colours it is before the first script and style sheet', () => {
  const sheet = '<link rel="icon" href="a.svg"><link crossorigin rel="stylesheet" href="a.css">';
  expect(insertScript(`<head>${sheet}</head>`, '[x]')).toBe(
    '<head><link rel="icon" href="a.svg">[x]\n    ' +
      '<link crossorigin rel="stylesheet" href="a.css"></head>',
  );
  expect(insertScript('<head></head>', '[x]')).toBe('<head>[x]\n    </head>');
  expect(insertScript('<div id="root"></div>', '[x]')).toBe('[x]\n<div id="root"></div>');
});
