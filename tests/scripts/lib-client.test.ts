import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { clientFiles, exportNames, serverFiles } from '../../scripts/lib-client.mjs';

const file = (fileName: string, ...imports: string[]) => ({ fileName, imports, isEntry: false });

it('a file that imports React, or a file that does, is one of the client', () => {
  const chunks = [
    file('rate.js', './kit.js', 'kit.js'),
    file('kit.js', 'common.js'),
    file('common.js', 'zustand', 'react'),
    file('icon.js', 'react/jsx-runtime'),
    file('popup.js', 'react-dom'),
  ];
  expect(clientFiles(chunks).sort()).toEqual([
    'common.js',
    'icon.js',
    'kit.js',
    'popup.js',
    'rate.js',
  ]);
});

it('files without React, and entries, are none of the client', () => {
  const chunks = [
    file('brand.js'),
    file('de.js', 'react-helper'),
    { fileName: 'server.js', imports: ['react', 'common.js'], isEntry: true },
    file('common.js', 'react'),
  ];
  expect(clientFiles(chunks)).toEqual(['common.js']);
});

it('server components get copies of the doors, which lead to references to files of the client', () => {
  const button = { ...file('button.js', 'react'), code: '' };
  const brand = { ...file('brand.js'), code: '' };
  const door = (fileName: string, code: string) => ({
    ...{ fileName, code, isEntry: true },
    imports: ['button.js', 'brand.js'],
  });
  const index = door(
    'index.js',
    `import { t as Button } from "./button.js";
import { t as brand } from "./brand.js";
import "./components.js";
export { Button, brand };`,
  );
  const components = door('components.js', `export { n as Icon, t as Button } from "./button.js";`);
  const server = door('server.js', `import { t } from "./button.js";`);
  const files = serverFiles(
    [button, brand, index, components, server],
    ['index.js', 'components.js'],
  );
  expect(Object.fromEntries(files)).toEqual({
    'index.js': `import { t as Button } from "./button.js";
import { t as brand } from "../brand.js";
import "./components.js";
export { Button, brand };`,
    'components.js': `export { n as Icon, t as Button } from "./button.js";`,
    'button.js': `"use client";\nexport { t, n } from "../button.js";\n`,
  });
});

it('a short name that is a reserved word is changed where it is exported, imported and read', () => {
  const rename = (code: string) => {
    const { renderChunk } = exportNames() as unknown as {
      renderChunk: (this: { parse: (code: string) => unknown }, code: string) => { code: string };
    };
    return renderChunk.call({ parse: (text) => parseSync('file.js', text).program }, code).code;
  };
  expect(rename(`export { open as in, close as t };`)).toBe(`export { open as in_, close as t };`);
  expect(rename(`import { in as open } from './a.js';`)).toBe(
    `import { in_ as open } from './a.js';`,
  );
  expect(rename(`import('./a.js').then((n) => n.do);`)).toBe(
    `import('./a.js').then((n) => n.do_);`,
  );
  expect(rename(`actions.then((n) => n.do);`)).toBe(`actions.then((n) => n.do);`);
  expect(rename(`if (name in list) call('in');`)).toBe(`if (name in list) call('in');`);
});
