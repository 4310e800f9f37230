import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockApi } from './examples/market/mock/plugin.ts';
import { alias } from './scripts/aliases.mjs';
import { kitClassNames } from './scripts/class-names.mjs';
import { portico } from './scripts/load-vite-plugin.mjs';
import { publicFolder } from './scripts/public-folder.mjs';
import { readmeLeads } from './scripts/readme-leads.mjs';
import { showcaseCode } from './scripts/showcase-code.mjs';
import { apiPlugin } from './server/demo/api-plugin.mjs';
import { readService } from './server/demo/auth/relying-party.mjs';
import { readWeChatOptions } from './server/wechat/read-wechat-options.mjs';
import { hostDoubles } from './site/phone/host-doubles.mjs';

export default defineConfig({
  plugins: [
    react(),
    kitClassNames(),
    // The market's server is before the plugin of Portico, which answers every other request for a page.
    mockApi(),
    portico({ splash: true, prerender: ['/', '/developers', '/components', '/apis'] }),
    readmeLeads(),
    showcaseCode(),
    hostDoubles(),
    publicFolder('examples/market/public'),
    // Serves the calls that developers try.
    apiPlugin({
      ...{ faults: true, outbox: true, otherSockets: ['/api/live'] },
      wechat: readWeChatOptions(process.env),
      oidc: readService(process.env),
    }),
  ],
  resolve: { alias },
  // Other pages of the repository, for tests and measurements, have settings of their own.
  optimizeDeps: { entries: 'index.html' },
  // `localhost`, not 127.0.0.1: storage belongs to a host name, so there is one name everywhere.
  server: { host: 'localhost', port: 5173 },
  preview: { host: 'localhost', port: 4320, strictPort: true },
});
