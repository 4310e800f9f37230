import { expect, it } from 'vitest';
import { breaches, firstScreen, lateModules, withImports } from '../../scripts/size.mjs';

const chunk = (fileName: string, imports: string[], isEntry = false) => ({
  fileName,
  imports,
  isEntry,
});

const chunks = [
  chunk('index.js', ['react.js', 'list.js'], true),
  chunk('item.js', ['index.js', 'field.js']),
  chunk('field.js', []),
  chunk('react.js', []),
  chunk('list.js', ['deep.js']),
  chunk('deep.js', []),
];
const namesOf = (some: readonly { readonly fileName: string }[]) =>
  some.map(({ fileName }) => fileName);

it('follows the static imports of the entry', () => {
  expect(namesOf(firstScreen(chunks))).toEqual(['index.js', 'react.js', 'list.js', 'deep.js']);
});

it('follows the static imports of a page, and counts each file once', () => {
  const page = chunks.filter(({ fileName }) => fileName === 'item.js');
  expect(namesOf(withImports(chunks, [...firstScreen(chunks), ...page]))).toEqual([
    'index.js',
    'react.js',
    'list.js',
    'deep.js',
    'item.js',
    'field.js',
  ]);
});

it('says what breaks a budget', () => {
  const budgets = { 'first-tap-js': 90000, 'first-tap-requests': 4 };
  expect(breaches({ 'first-tap-js': 90000, 'first-tap-requests': 4 }, budgets)).toEqual([]);
  expect(breaches({ 'first-tap-js': 90001, 'first-tap-requests': 4 }, budgets)).toEqual([
    'first-tap-js: 90001 is over the budget of 90000',
  ]);
  expect(breaches({}, {}, ['axios/index.js'])).toEqual([
    'axios/index.js is in the first load: import it on demand',
  ]);
  expect(breaches({ requests: 4 }, { request: 4 })).toEqual(['request: nothing measures it']);
});

it('knows what belongs to the first load', () => {
  const names = [
    'react-dom/client.js',
    'portico/lib/first-load.js',
    'portico/lib/common.js',
    'app/main.tsx',
    '\0vite/preload-helper.js',
  ];
  expect(lateModules(names)).toEqual([]);
  const late = ['axios/index.js', 'portico/lib/platform-maps.js', 'reactish/index.js'];
  expect(lateModules([...names, ...late])).toEqual(late);
});
