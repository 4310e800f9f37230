import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderInWorker } from '../../src/vite/prerender';
import { setUpFolder } from '../helpers/temp-folder';

const folder = setUpFolder({});
const job = { urls: ['http://localhost/'], options: {}, locale: undefined };

function rendererOf(code: string): string {
  const file = join(folder, `renderer-${Math.random()}.mjs`);
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
  return file;
}

it('ends with its pages, although the app leaves a timer running', async () => {
  const log = join(folder, 'ticks');
  appendFileSync(log, '');
  const file = rendererOf(`import { appendFileSync } from 'node:fs';
setInterval(() => appendFileSync(${JSON.stringify(log)}, 'x'), 1);
parentPort.postMessage([{ status: 200, html: workerData.urls[0], errors: [] }]);`);
  expect(await renderInWorker(file, job)).toEqual([
    { status: 200, html: 'http://localhost/', errors: [] },
  ]);
  const ticks = readFileSync(log, 'utf8');
  await new Promise((later) => setTimeout(later, 50));
  expect(readFileSync(log, 'utf8')).toBe(ticks);
});

it.each([
  ['an error at the start of the app', "throw new Error('no key');", 'no key'],
  [
    'an app that ends the process',
    'process.exit(0);',
    'portico({ prerender }): the app ended the process before its pages.',
  ],
])('reports %s', async (_what, code, message) => {
  await expect(renderInWorker(rendererOf(code), job)).rejects.toThrow(message);
});
