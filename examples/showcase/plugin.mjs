// The plugin of `npm run market`: it adds the phone on a desktop and the code button. A copy of the market leaves it out.
import { fileURLToPath } from 'node:url';
import { screenCode } from '../../scripts/screen-code/plugin.mjs';
import { hostDoubles } from '../../site/phone/host-doubles.mjs';

/** The address of the other first module. It is no file below the root of the market. */
const ENTRY = '/showcase-main.tsx';
const main = fileURLToPath(new URL('main.tsx', import.meta.url));

/** @returns {import('vite').Plugin[]} */
export function showcase() {
  return [
    {
      name: 'showcase:entry',
      enforce: 'pre',
      resolveId: (id) => (id === ENTRY ? main : null),
      transformIndexHtml: {
        order: 'pre',
        handler: (html) => html.replace('/src/main.tsx', ENTRY),
      },
    },
    hostDoubles(),
    screenCode({ apps: ['examples/market/src/routes.tsx'], roots: ['examples/market/src'] }),
  ];
}
