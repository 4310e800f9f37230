// Stock bundlers and test runners.
import { join } from 'node:path';
import {
  app,
  esbuild,
  html,
  react,
  visit,
  visitPlain,
  vite,
  viteConfig,
  viteHtml,
  test,
  equal,
} from './app.mjs';

const plain = `import { Button, Switch, Tag } from 'portico';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  <main><h1>Plain</h1><Button>Save</Button><Switch label="On" /><Tag>New</Tag></main>,
);`;

const kit = `import { Button, ConfirmDialog, KitProvider, Switch, Theme } from 'portico/components';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  <KitProvider locale="de" brand="#6d28d9">
    <main><h1>Kit</h1><Button>Save</Button><Switch label="On" /><Theme theme="dark"><p>Night</p></Theme></main>
    <ConfirmDialog open title="Delete?" onOpenChange={() => {}} />
  </KitProvider>,
);`;

/** Bundlers warn of a 'use client' that they ignore. */
const checkOutput = (output) =>
  equal('a warning', /.*(use client|directive).*/i.exec(output)?.[0] ?? null, null);

export const bundlers = {
  vite: {
    title: 'a stock Vite app builds, runs, is styled, and has nothing that axe finds',
    needs: vite,
    files: { ...app, 'index.html': viteHtml, 'vite.config.js': viteConfig },
    async check({ folder, run, look }) {
      checkOutput(await run('npx', 'vite', 'build'));
      await look(join(folder, 'dist'), visit);
    },
  },
  bare: {
    title: 'a Vite app without plugins builds, with no line about the package, and runs',
    needs: [...react, 'vite'],
    files: { ...app, 'index.html': viteHtml },
    async check({ folder, run, look }) {
      const output = await run('npx', 'vite', 'build');
      equal('a warning', /.*node_modules.portico.*/.exec(output)?.[0] ?? null, null);
      await look(join(folder, 'dist'), visit);
    },
  },
  plain: {
    title: 'three components without createApp are styled, light and dark',
    needs: vite,
    files: { 'main.jsx': plain, 'index.html': viteHtml, 'vite.config.js': viteConfig },
    async check({ folder, run, look }) {
      await run('npx', 'vite', 'build');
      await look(join(folder, 'dist'), (page) => visitPlain(page, 'rgb(10, 107, 90)'));
      await look(join(folder, 'dist'), (page) => visitPlain(page, 'rgb(92, 208, 179)'), 'dark');
    },
  },
  kit: {
    title:
      'portico/components works without an app and a router, in a language and a colour of its own',
    needs: vite,
    files: { 'main.jsx': kit, 'index.html': viteHtml, 'vite.config.js': viteConfig },
    async check({ folder, run, look }) {
      await run('npx', 'vite', 'build');
      await look(join(folder, 'dist'), async (page) => {
        // The words of a language are a separate file.
        await page.getByRole('button', { name: 'Abbrechen' }).click();
        await visitPlain(page, 'rgb(109, 40, 217)');
        const night = page.getByText('Night');
        equal(
          'the colour of a text in a dark part',
          await night.evaluate((text) => getComputedStyle(text).color),
          'rgb(232, 239, 236)',
        );
        equal('the language', await night.evaluate((text) => text.closest('[lang]').lang), 'de');
      });
    },
  },
  webpack: {
    title: 'webpack builds the same app, and it runs',
    needs: [
      ...react,
      ...['webpack@5', 'webpack-cli@6', 'css-loader@7', 'style-loader@4'],
      ...['html-webpack-plugin@5', 'esbuild-loader@4'],
    ],
    files: {
      ...app,
      'index.html': html.replace('SCRIPT', ''),
      'webpack.config.js': `import Html from 'html-webpack-plugin';
export default {
  mode: 'production', entry: './main.jsx', performance: { hints: false },
  output: { publicPath: '/' },
  module: { rules: [
    { test: /\\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
    { test: /\\.css$/, use: ['style-loader', 'css-loader'] },
  ] },
  plugins: [new Html({ template: './index.html' })],
};`,
    },
    async check({ folder, run, look }) {
      checkOutput(await run('npx', 'webpack'));
      await look(join(folder, 'dist'), visit);
    },
  },
  esbuild: {
    title: 'esbuild alone builds the same app with portico/styles.css, and it runs',
    needs: [...react, 'esbuild@0.25'],
    files: {
      ...app,
      'main.jsx': `import 'portico/styles.css';\n${app['main.jsx']}`,
      'index.html': html
        .replace('</head>', '<link rel="stylesheet" href="/out/main.css" /></head>')
        .replace('SCRIPT', '<script type="module" src="/out/main.js"></script>'),
    },
    async check({ folder, run, look }) {
      checkOutput(await run('npx', ...esbuild));
      await look(folder, visit);
    },
  },
  vitest: {
    title: 'a test in stock Vitest with jsdom renders two pages',
    needs: [...vite, 'vitest', 'jsdom@26', '@testing-library/react', '@testing-library/dom'],
    files: {
      ...app,
      'app.test.jsx': test,
      'vite.config.js': viteConfig.replace('react()]', "react()], test: { environment: 'jsdom' }"),
    },
    check: ({ run }) => run('npx', 'vitest', 'run'),
  },
};
