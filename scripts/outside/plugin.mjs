// Cases for portico/vite: a stock Vite app whose config has one line more.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, equal, test, visit, vite, viteHtml } from './app.mjs';

const config = `import react from '@vitejs/plugin-react';
import { portico } from 'portico/vite';
export default { base: '/shop/', plugins: [react(), portico({ headers: true, units: true })] };`;

/** Starts a server of Vite, and stops it when `visitUrl` is over. */
async function withServer(folder, args, visitUrl) {
  const script = join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [script, ...args, '--host', 'localhost', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  try {
    const url = await new Promise((found, fail) => {
      let output = '';
      const listen = (data) => {
        output += data;
        const [, address] = /Local:\s+(http:\S+)/.exec(output) ?? [];
        if (address) found(address);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', () => fail(new Error(`vite ${args.join(' ')} ended\n${output}`)));
    });
    await visitUrl(url);
  } finally {
    child.kill();
  }
}

async function visitShop(page) {
  await visit(page);
  equal('the address', new URL(page.url()).pathname, '/shop/item/5');
  const [size] = await page
    .locator('h2')
    .last()
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).width));
  equal('75rpx on a phone', size, '39px');
}

/** The guide's example of a token with a colour for each theme. */
const [themed] = /:root,\n\[data-portico-theme\] \{.*?\n\}/s.exec(
  readFileSync(new URL('../../docs/guides/theming.md', import.meta.url), 'utf8'),
) ?? [''];

/** The colour of pages in the theme of the device, and in the other one. */
async function readThemes(page) {
  await page.getByText('Welcome').waitFor();
  return page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    style.background = 'var(--portico-bg)';
    const shown = getComputedStyle(document.documentElement).backgroundColor;
    dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
    return [shown, getComputedStyle(document.documentElement).backgroundColor];
  });
}

/** The pages of the stack, and what was typed. */
const stateOf = (page) =>
  page.evaluate(() => ({
    stack: [...document.querySelectorAll('[data-page]')].map(
      ({ dataset }) => `${dataset.page} ${dataset.state}`,
    ),
    typed: [...document.querySelectorAll('input')].map(({ value }) => value),
  }));

/** Edits both pages, a module of one of them and a style sheet while the app is open. */
async function editWhileOpen(page, edit) {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const heading = (text) => page.getByRole('heading', { name: text }).waitFor();
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByLabel('Note').fill('typed');
  await page.locator('[data-page="/item/:id"][data-state="active"]').waitFor();
  const before = await stateOf(page);
  equal('the stack', before, {
    stack: ['/ hidden', '/item/:id active'],
    typed: ['Ada', 'typed'],
  });
  edit('item.jsx', 'Item {', 'Thing {');
  await heading('Thing 5 one');
  edit('label.js', 'one', 'two');
  await heading('Thing 5 two');
  edit('home.jsx', 'Welcome', 'Hello');
  edit('item.css', 'red', 'blue');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('h2')).color === 'rgb(0, 0, 255)',
  );
  equal('the stack after the edits', await stateOf(page), before);
  await page.goBack();
  await page.getByText('Hello').waitFor();
  equal('the first field', await page.getByLabel('Name').inputValue(), 'Ada');
  // A page that opens after the edit has the new code too.
  await page.getByRole('button', { name: 'Open' }).click();
  await heading('Thing 5 two');
  equal('times that the document was loaded again', loads, 0);
  // An edit of the route table loads the document again, and the stack comes back.
  edit('app.jsx', "title: 'Item'", "title: 'Changed'");
  await page.getByRole('heading', { name: 'Changed' }).waitFor();
  await page.goBack();
  await page.getByText('Hello').waitFor();
}

const hotApp = {
  ...app,
  'home.jsx': `import { usePlatform } from 'portico';
export default function Home() {
  const platform = usePlatform();
  return <><p>Welcome</p><input aria-label="Name" />
    <button onClick={() => void platform.navigate({ url: '/item/5' })}>Open</button></>;
}`,
  'item.jsx': `import { usePage } from 'portico';
import { useState } from 'react';
import './item.css';
import { label } from './label.js';
export default function Item() {
  const { params } = usePage();
  const [note, setNote] = useState('');
  return <><h2>Item {params.id} {label}</h2>
    <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} /></>;
}`,
  'item.css': 'h2 { color: red; }',
  'label.js': "export const label = 'one';",
};

export const pluginCases = {
  plugin: {
    title:
      'a stock Vite app with portico() runs under its headers, below a base, and its tests pass',
    needs: [...vite, 'vitest', 'jsdom@26', '@testing-library/react', '@testing-library/dom'],
    files: {
      ...app,
      'own.css': `${app['own.css']} h2 { width: 75rpx; } ${themed}`,
      'index.html': viteHtml,
      'vite.config.js': config,
      'app.test.jsx': test,
    },
    async check({ folder, run, look }) {
      await run('npx', 'vite', 'build');
      const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
      equal('module scripts', html.match(/<script type="module"/g)?.length, 1);
      const rules = JSON.parse(
        readFileSync(join(folder, 'dist/portico-headers/headers.json'), 'utf8'),
      );
      equal('rules of the headers', rules.length, 2);
      await withServer(folder, ['preview'], async (url) => {
        const { headers } = await fetch(url);
        const policy = rules[1].headers['Content-Security-Policy'];
        equal('the policy of the preview', headers.get('Content-Security-Policy'), policy);
        await look(url, visitShop);
        const colours = ['rgb(250, 247, 242)', 'rgb(22, 19, 15)'];
        await look(url, async (page) => equal('light, dark', await readThemes(page), colours));
        const inDark = async (page) =>
          equal('dark, light', await readThemes(page), colours.toReversed());
        await look(url, inDark, 'dark');
      });
      await run('npx', 'vitest', 'run');
    },
  },
  hot: {
    title: 'an edit in development keeps the page stack and what was typed',
    needs: vite,
    files: { ...hotApp, 'index.html': viteHtml, 'vite.config.js': config },
    async check({ folder, look }) {
      const edit = (file, from, to) => {
        const text = readFileSync(join(folder, file), 'utf8');
        if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
        writeFileSync(join(folder, file), text.replace(from, to));
      };
      await withServer(folder, [], (url) => look(url, (page) => editWhileOpen(page, edit)));
    },
  },
};
