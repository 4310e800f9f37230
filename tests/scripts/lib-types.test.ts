import { expect, it } from 'vitest';
import { declarationPath, portableTypes } from '../../scripts/lib-types.mjs';

const files = ['shared/values.d.ts', 'router/index.d.ts', 'router/core/plan.d.ts'];
const exists = (path: string) => files.includes(path);

it.each([
  ['@/shared/values', 'router/core', '../../shared/values.js'],
  ['@/router', 'app', '../router/index.js'],
  ['@/router', '.', './router/index.js'],
  ['./plan', 'router/core', './plan.js'],
  ['..', 'router/core', '../index.js'],
  ['react-dom/client', 'app', 'react-dom/client'],
])('%s seen from %s is %s', (specifier, from, expected) => {
  expect(declarationPath(specifier, from, exists)).toBe(expected);
});

it('fails for a file that has no declarations', () => {
  expect(() => declarationPath('./gone', 'app', exists)).toThrow(
    './gone, imported from app, has no declarations',
  );
});

it('changes the names in every form of an import, and nothing else', () => {
  const code = [
    "import '@/shared/tokens.css';",
    "import { a } from '@/router';",
    "export * from '@/router';",
    "export { b } from '@/router';",
    "/** The comment says '@/router'. */",
    "export declare const c: import('@/router').C<import('@/router').D>;",
    "export type E = '@/router';",
    "declare module '@/router' { interface F { a: 1 } }",
    "import type { G } from 'react';",
  ].join('\n');
  expect(portableTypes(code, 'app', exists)).toBe(
    [
      '',
      "import { a } from '../router/index.js';",
      "export * from '../router/index.js';",
      "export { b } from '../router/index.js';",
      "/** The comment says '@/router'. */",
      "export declare const c: import('../router/index.js').C<import('../router/index.js').D>;",
      "export type E = '@/router';",
      "declare module '../router/index.js' { interface F { a: 1 } }",
      "import type { G } from 'react';",
    ].join('\n'),
  );
});
