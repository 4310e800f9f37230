import { expect, it, onTestFinished } from 'vitest';
import { splashScript } from '../../src/vite/splash-script';
import { nonce, trust } from '../helpers/markup';
import { openApp, page } from '../helpers/open-app';
import { until } from '../helpers/waiting';

const splash =
  '<main><h1 data-splash="name">Market</h1><p data-splash="wait">One <b>moment</b></p><p data-splash="other">…</p></main>';

const script = (code: string) => `<script nonce="${nonce()}">${code}</script>`;

/** Opens a document with the script in a frame, as a browser parses it. `body` comes before a script that ends it. */
async function openDocument(body = splash) {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  const see =
    'document.addEventListener("readystatechange",()=>{window.seen??=[...document.body.querySelectorAll("[data-splash]")].map((one)=>one.innerHTML)})';
  frame.srcdoc = trust().createHTML(
    `<!doctype html><html lang="en"><head><title data-splash="name">Shop</title>${script(splashScript())}</head><body>${body}${script(see)}</body></html>`,
  );
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
    localStorage.clear();
  });
  await loaded;
  const inside = frame.contentDocument as Document;
  const root = inside.documentElement;
  return {
    inside,
    root,
    keys: root.dataset['porticoSplash'],
    /** The words at the moment when the modules of the app would begin to run. */
    seen: (frame.contentWindow as unknown as { readonly seen: readonly string[] }).seen,
  };
}

const keep = (entry: unknown) => localStorage.setItem('portico:splash', JSON.stringify(entry));

it('a document says which words it has, and keeps its own until an app has stored others', async () => {
  const { keys, seen } = await openDocument();
  expect(JSON.parse(keys ?? '')).toEqual(['name', 'wait', 'other']);
  expect(seen).toEqual(['Market', 'One <b>moment</b>', '…']);
});

it('a document without such elements says nothing', async () => {
  const { keys } = await openDocument('<h1>Market</h1>');
  expect(keys).toBeUndefined();
});

it('stored words are in the elements before the app runs, as text, and the title stays', async () => {
  keep({ locale: 'de', words: { name: 'Markt', wait: '<i>Moment</i>', other: 5 } });
  localStorage.setItem('portico:locale', 'de');
  const { inside, root, seen } = await openDocument();
  expect(seen).toEqual(['Markt', '&lt;i&gt;Moment&lt;/i&gt;', '…']);
  expect(root.lang).toBe('de');
  expect(inside.querySelector('h1')?.lang).toBe('');
  expect(inside.title).toBe('Shop');
});

it('stored words come before the document is whole, also if an element arrives in parts', async () => {
  keep({ locale: 'de', words: { name: 'Markt' } });
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
    localStorage.clear();
  });
  const inside = frame.contentDocument as Document;
  const shown = () => inside.querySelector('h1')?.textContent;
  inside.open();
  inside.write(
    trust().createHTML(`<head>${script(splashScript())}</head><body><h1 data-splash="name">Mar`),
  );
  await until(() => expect(shown()).toBe('Markt'));
  inside.write(trust().createHTML('ket</h1><p>more</p>'));
  await until(() => expect(shown()).toBe('Markt'));
  expect(inside.readyState).toBe('loading');
  inside.close();
  await until(() => expect(inside.documentElement.dataset['porticoSplash']).toBe('["name"]'));
  expect(shown()).toBe('Markt');
});

it('words of another language than the chosen one are left out', async () => {
  keep({ locale: 'de', words: { name: 'Markt' } });
  localStorage.setItem('portico:locale', 'fr');
  const { seen } = await openDocument();
  expect(seen[0]).toBe('Market');
});

it('without a choice the words of the last time come back, and say their language', async () => {
  keep({ locale: 'ar', words: { name: 'سوق' } });
  const { inside, root, seen } = await openDocument();
  expect(seen[0]).toBe('سوق');
  expect(root.lang).toBe('en');
  const name = inside.querySelector('h1');
  expect([name?.lang, name?.dir]).toEqual(['ar', 'auto']);
});

it.each(['null', '5', '"x"', '{', '{"words":null}', '{"words":5}'])(
  'a stored %s disturbs nothing',
  async (stored) => {
    localStorage.setItem('portico:splash', stored);
    const { seen, keys } = await openDocument();
    expect(seen[0]).toBe('Market');
    expect(keys).toBeDefined();
  },
);

/** An app whose document asked for these words. */
async function openShop(keys: string) {
  document.documentElement.dataset.porticoSplash = keys;
  onTestFinished(() => document.documentElement.removeAttribute('data-portico-splash'));
  return openApp({
    routes: { '/': page(() => <p>home</p>) },
    messages: { en: { name: 'Market' }, de: async () => ({ name: 'Markt' }) },
  });
}

it('the words of an app come back in the language that the user has chosen', async () => {
  const { keys = '' } = await openDocument();
  const app = await openShop(keys);
  await app.platform.setLocale('de');
  await until(() => expect(localStorage.getItem('portico:splash')).toContain('Markt'));
  const { seen } = await openDocument();
  expect(seen).toEqual(['Markt', 'One <b>moment</b>', '…']);
});

it('an app also stores the words of the language that it starts in, after the first tap', async () => {
  await openShop('["name"]');
  expect(localStorage.getItem('portico:splash')).toBeNull();
  document.body.click();
  await until(() => expect(localStorage.getItem('portico:splash')).toContain('Market'));
});
