import { expect, it } from 'vitest';
import { appKey } from '../../src/platform/account/token-storage';
import { insertScript } from '../../src/vite/splash';
import { type SplashOptions, splashScript } from '../../src/vite/splash-script';

type Stored = Readonly<Record<string, string>>;

type Root = {
  readonly lang?: string;
  readonly dir?: string;
  readonly dataset?: Readonly<Record<string, string>>;
};

/** Runs the script in a document with these values in localStorage, and returns the document after it. */
function run(options: SplashOptions, stored: Stored | 'blocked', own: Root = {}) {
  const root = { lang: 'en', dir: '', ...own, dataset: { ...own.dataset } };
  const metas = ['light', 'dark'].map((name) => ({
    media: `(prefers-color-scheme: ${name})`,
    dataset: {},
  }));
  const asked: string[] = [];
  const area = (name: string) => ({
    getItem: (key: string) => {
      if (stored === 'blocked') throw new Error('blocked');
      asked.push(`${name} ${key}`);
      return stored[key] ?? null;
    },
  });
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    querySelectorAll: (selector: string) => (selector.startsWith('meta') ? metas : []),
  });
  const globals = {
    document,
    localStorage: area('local'),
    sessionStorage: area('session'),
    location: { pathname: '/' },
    navigator: { language: 'en' },
    addEventListener: () => {},
    setTimeout: () => 0,
  };
  new Function(...Object.keys(globals), splashScript(options))(...Object.values(globals));
  const media = metas.map((meta) => meta.media);
  const kept = metas.map((meta) => meta.dataset);
  return { ...root, asked, media, kept };
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
  const { lang, dataset } = run({ settings: 'settings' }, 'blocked');
  expect({ lang, dataset }).toEqual({ lang: 'en', dataset: {} });
});

it('sets the language that setLocale keeps, and its direction', () => {
  expect(run({}, { [appKey('locale', 'app')]: 'ar' })).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(run({}, { [appKey('locale', 'app')]: 'zh-Hans' })).toMatchObject({
    lang: 'zh-Hans',
    dir: 'ltr',
  });
  const shop = { namespace: 'shop' };
  expect(run(shop, { [appKey('locale', 'shop')]: 'de' })).toMatchObject({ lang: 'de', dir: 'ltr' });
  expect(run(shop, { [appKey('locale', 'app')]: 'de' })).toMatchObject({ lang: 'en', dir: '' });
});

it('sets what a product keeps under its own key', () => {
  const settings = { theme: 'dark', locale: 'ar', direction: 'ltr' };
  const found = run({ settings: 'settings' }, { settings: JSON.stringify(settings) });
  expect(found).toMatchObject({ lang: 'ar', dir: 'ltr', dataset: { theme: 'dark' } });
});

it('sets the theme that setTheme keeps', () => {
  const dark = run({}, { [appKey('theme', 'app')]: 'dark' });
  expect(dark.dataset).toEqual({ theme: 'dark' });
  expect(dark.media).toEqual(['not all', 'all']);
  const shop = { namespace: 'shop' };
  expect(run(shop, { [appKey('theme', 'shop')]: 'light' }).dataset).toEqual({ theme: 'light' });
  expect(run(shop, { [appKey('theme', 'app')]: 'light' }).dataset).toEqual({});
  expect(run({}, { [appKey('theme', 'app')]: 'pink' }).dataset).toEqual({});
});

it('values that setTheme and setLocale stored win over settings of the product', () => {
  const settings = '{"theme":"light","locale":"ar"}';
  const stored = { settings, [appKey('theme', 'app')]: 'dark', [appKey('locale', 'app')]: 'fr' };
  const found = run({ settings: 'settings' }, stored);
  expect(found).toMatchObject({ lang: 'fr', dir: 'ltr', dataset: { theme: 'dark' } });
});

it('keeps the media of a theme-color for setTheme', () => {
  const { kept } = run({}, { [appKey('theme', 'app')]: 'dark' });
  expect(kept).toEqual(system.map((porticoMedia) => ({ porticoMedia })));
});

it('a document that has a theme itself has its theme-color, until the user chooses another', () => {
  const own = { dataset: { theme: 'dark' } };
  expect(run({}, {}, own)).toMatchObject({ ...own, media: ['not all', 'all'] });
  const chosen = run({}, { [appKey('theme', 'app')]: 'light' }, own);
  expect(chosen).toMatchObject({ dataset: { theme: 'light' }, media: ['all', 'not all'] });
});

it('a document in the chosen language keeps its own direction', () => {
  const own = { lang: 'en', dir: 'rtl' };
  expect(run({}, { [appKey('locale', 'app')]: 'en' }, own)).toMatchObject(own);
  expect(run({}, { [appKey('locale', 'app')]: 'de' }, own)).toMatchObject({
    lang: 'de',
    dir: 'ltr',
  });
});

it('a page that was rendered ahead has the theme of the user, and is hidden in another language', () => {
  const own = { lang: 'en', dir: 'ltr', dataset: { porticoPage: '/', porticoLocale: 'en' } };
  const same = run({}, { [appKey('theme', 'app')]: 'dark', [appKey('locale', 'app')]: 'en' }, own);
  expect(same).toMatchObject({ lang: 'en', dir: 'ltr', dataset: { theme: 'dark' } });
  expect(same.dataset).not.toHaveProperty('porticoHidden');
  const other = run({}, { [appKey('theme', 'app')]: 'dark', [appKey('locale', 'app')]: 'ar' }, own);
  expect(other).toMatchObject({ lang: 'ar', dir: 'rtl', dataset: { porticoHidden: '' } });
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
  expect(run({}, { [appKey('locale', 'app')]: '"><script>' })).toMatchObject({ lang: 'en' });
  const both = { settings: '{', [appKey('locale', 'app')]: 'fr' };
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
