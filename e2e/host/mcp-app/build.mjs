import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { alias } from '../../../scripts/aliases.mjs';
import { portico } from '../../../scripts/load-vite-plugin.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** @param {string} entry */
async function bundle(entry) {
  const built = await build({
    configFile: false,
    ...{ root, logLevel: 'warn', resolve: { alias } },
    plugins: [react(), portico({ headers: false, splash: false })],
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: `${root}${entry}`, output: { codeSplitting: false } },
    },
  });
  const { output } = /** @type {import('rolldown').RolldownOutput} */ ([built].flat()[0]);
  const script = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  return {
    // The HTML parser would read these as its own.
    script: script.replace(/<(?=!--|\/?script)/gi, '\\x3C'),
    style: style?.type === 'asset' ? String(style.source) : '',
  };
}

/** The app as one HTML text, which is what a host of MCP Apps shows. */
export async function buildApp() {
  const { script, style } = await bundle('main.tsx');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${style}</style></head>
<body><div id="root"></div><script type="module">${script}</script></body>
</html>`;
}

/** The page of the host. */
export async function buildHost() {
  const { script } = await bundle('host.ts');
  return `<!doctype html><title>Chat</title><body><script type="module">${script}</script></body>`;
}
