// Serves the built app with its backend: `npm run serve -- [--port 4400] [--data folder] [--faults] [--outbox]`.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { orGiveUp } from '../../scripts/or-give-up.mjs';
import { loadTypeScript } from '../../scripts/load-typescript.mjs';
import { securityHeaders } from '../../scripts/load-vite-plugin.mjs';
import { readWeChatOptions } from '../wechat/read-wechat-options.mjs';
import { readService } from './auth/relying-party.mjs';
import { startServer } from './backend.mjs';
import { createFileHandler } from './static-files.mjs';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(message);
  process.exit(1);
}

const readArguments = () =>
  parseArgs({
    options: {
      port: { type: 'string', default: '4400' },
      data: { type: 'string' },
      faults: { type: 'boolean', default: false },
      outbox: { type: 'boolean', default: false },
    },
  });

const { port, data, faults, outbox } = orGiveUp(readArguments).values;
const wechat = orGiveUp(() => readWeChatOptions(process.env));
const oidc = orGiveUp(() => readService(process.env));
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) giveUp('--port must be from 0 to 65535');
if (!existsSync(join(dist, 'index.html'))) giveUp('dist is missing: run `npm run build` first');

/** @type {typeof import('../../examples/market/mock/plugin')} */
const { createMock } = await loadTypeScript('examples/market/mock/plugin.ts');

const server = await startServer({
  port: Number(port),
  backend: {
    ...(data && { data: resolve(data) }),
    ...{ faults, outbox, wechat, oidc, otherSockets: ['/api/live'] },
  },
  mock: createMock(),
  next: createFileHandler({ root: dist, headersOf: securityHeaders }),
}).catch((error) => giveUp(error.message));
console.log(`${server.url}/ with its backend under /api`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.close().then(() => process.exit()));
}
