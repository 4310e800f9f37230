import { expect, it } from 'vitest';
import { assetScripts, breaches, firstScreen, folderOf, originOf } from '../../scripts/size.mjs';

const chunk = (fileName: string, imports: string[], isEntry = false) => ({
  fileName,
  imports,
  isEntry,
});

it('follows the static imports of the entry', () => {
  const chunks = [
    chunk('index.js', ['react.js', 'list.js'], true),
    chunk('item.js', ['index.js']),
    chunk('react.js', []),
    chunk('list.js', ['deep.js']),
    chunk('deep.js', []),
  ];
  const names = firstScreen(chunks).map(({ fileName }) => fileName);
  expect(names).toEqual(['index.js', 'react.js', 'list.js', 'deep.js']);
});

it('counts the scripts that the document has of its own', () => {
  const page =
    '<script async src="/assets/a.js"></script><script type="module" src="/assets/b.js">';
  expect(assetScripts(page)).toEqual(['assets/a.js', 'assets/b.js']);
});

it('says what breaks a budget', () => {
  const budgets = { 'first-load-js': 90000, requests: 4 };
  expect(breaches({ 'first-load-js': 90000, requests: 4 }, budgets, ['react'])).toEqual([]);
  expect(breaches({ 'first-load-js': 90001, requests: 4 }, budgets, ['axios'])).toEqual([
    'first-load-js: 90001 is over the budget of 90000',
    'axios is in the first load: import it on demand',
  ]);
  expect(breaches({ requests: 4 }, { request: 4 }, [])).toEqual(['request: nothing measures it']);
  expect(breaches({}, {}, ['src/platform', 'src/platform/scan'])).toEqual([
    'src/platform/scan is in the first load: import it on demand',
  ]);
});

it.each([
  ['/x/node_modules/react-dom/cjs/a.js', 'react-dom'],
  ['/x/node_modules/.store/node_modules/@a/b/c.js', '@a/b'],
  ['/x/src/router/core/plan.ts', 'src/router'],
  ['\0rolldown/runtime.js', 'the app and the bundler'],
])('%s comes from %s', (id, origin) => {
  expect(originOf(id)).toBe(origin);
});

it.each([
  ['/x/src/platform/scan/scanner.ts', 'src/platform/scan'],
  ['/x/src/platform/scan/rows.ts', undefined],
  ['C:\\x\\src\\components\\image-preview\\image.tsx', 'src/components/image-preview'],
  ['/x/src/platform/task.ts', undefined],
  ['/x/node_modules/axios/index.js', undefined],
])('%s is in the folder %s', (id, folder) => {
  expect(folderOf(id)).toBe(folder);
});
