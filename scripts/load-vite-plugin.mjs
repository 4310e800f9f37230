// `portico/vite` from its source, for plain scripts: Node 20 reads no TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('../src/vite/index.ts', import.meta.url));

/** @type {{ module: typeof import('../src/vite/index') }} */
const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' });

export const { portico, securityHeaders, target, browsers } = module;
