import { useState } from 'react';
import { useWords } from 'portico';
import { expect, it } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

const words = { greeting: 'Hello {name}' };

function Greeting() {
  const t = useWords(words);
  const [name, setName] = useState('Ann');
  return (
    <main>
      <p>{t('greeting', { name })}</p>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setName('Ben')}>
        Rename
      </button>
    </main>
  );
}

const config = {
  routes: {
    '/': page(Greeting, { tab: true, title: '%start%' }),
    '/me': page(Greeting, { tab: true, title: 'Me' }),
  },
  tabBar: {
    items: [
      { page: '/', text: '%start%' },
      { page: '/me', text: 'Me' },
    ],
  },
  messages: {
    en: { start: 'Start', greeting: 'Hello, {name}' },
    nl: async () => ({ start: 'Begin', greeting: 'Dag {name}' }),
    ar: { start: 'البداية' },
  },
};

const heading = () => document.querySelector('[data-page="/"] h1')?.textContent;
const tabs = () =>
  [...document.querySelectorAll('nav a')].map((link) => link.textContent?.trim() ?? '');
const greeting = () => document.querySelector('[data-page="/"] p')?.textContent;

it('setLocale changes titles, tabs, texts and direction in place, and the page keeps its state', async () => {
  const app = await openApp(config as never);
  expect([heading(), tabs(), greeting()]).toEqual(['Start', ['Start', 'Me'], 'Hello, Ann']);
  const rename = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === 'Rename',
  );
  rename?.click();
  await until(() => expect(greeting()).toBe('Hello, Ben'));
  expect(await app.platform.setLocale('nl')).toBe(true);
  await until(() => expect([heading(), greeting()]).toEqual(['Begin', 'Dag Ben']));
  expect(tabs()).toEqual(['Begin', 'Me']);
  expect(document.documentElement.lang).toBe('nl');
  await app.platform.setLocale('ar');
  await until(() => expect([heading(), greeting()]).toEqual(['البداية', 'Hello, Ben']));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  await until(() => expect(document.title).toBe('البداية'));
});

it('a locale that the user has chosen wins over the configuration after a reload, until it is auto', async () => {
  const first = await openApp({ ...config, locale: 'fr' } as never);
  expect(first.platform.getLocale()).toBe('fr');
  await first.platform.setLocale('nl');
  const second = await first.reload();
  expect(second.platform.getLocale()).toBe('nl');
  await until(() => expect(heading()).toBe('Begin'));
  await second.platform.setLocale('auto');
  expect(second.platform.getLocale()).toBe('fr');
  const third = await second.reload();
  expect(third.platform.getLocale()).toBe('fr');
});
