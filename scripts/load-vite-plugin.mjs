// `portico/vite` from its source, for plain scripts: Node 20 reads no TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('../src/vite/index.ts', import.meta.url));

// The import sets NODE_ENV, and a build that follows would get the development code of React.
const { NODE_ENV } = process.env;
/** @type {{ module: typeof import('../src/vite/index') }} */
const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' });
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = NODE_ENV;

export const { portico, securityHeaders, target, browsers } = module;
