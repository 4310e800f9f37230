import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { alias } from '../../scripts/aliases.mjs';
import { kitClassNames } from '../../scripts/class-names.mjs';
import { portico } from '../../scripts/load-vite-plugin.mjs';
import { publicFolder } from '../../scripts/public-folder.mjs';
import { readmeLeads } from '../../scripts/readme-leads.mjs';
import { showcaseCode } from '../../scripts/showcase-code.mjs';
import { hostDoubles } from '../phone/host-doubles.mjs';

/** The showcase with another first module, which follows the site. */
const siteEntry: Plugin = {
  name: 'site:entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/site/demo/main.tsx'),
  },
};

/** The showcase names its pictures by `/pictures/` and `/art/`. Here they are below the folder of the demo. */
function picturesBelowBase(): Plugin {
  let base = '/';
  return {
    name: 'site:pictures-below-base',
    configResolved: (config) => {
      ({ base } = config);
    },
    transform: (code, id) =>
      /\/(src|mock)\//.test(id) && /\/(pictures|art)\//.test(code)
        ? code.replaceAll(/(['"`])\/(pictures|art)\//g, `$1${base}$2/`)
        : null,
  };
}

// The showcase as static files below the site. Any file server can serve addresses after a `#`.
export default defineConfig({
  plugins: [
    react(),
    kitClassNames(),
    portico({ mode: 'hash', splash: true }),
    readmeLeads(),
    hostDoubles(),
    showcaseCode(),
    publicFolder('examples/market/public'),
    siteEntry,
    picturesBelowBase(),
  ],
  resolve: { alias },
});
