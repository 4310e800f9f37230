import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias } from './scripts/aliases.mjs';
import { portico } from './scripts/load-vite-plugin.mjs';
import { readmeLeads } from './scripts/readme-leads.mjs';
import { apiPlugin } from './server/demo/api-plugin.mjs';
import { readWeChatOptions } from './server/wechat/read-wechat-options.mjs';

export default defineConfig({
  plugins: [
    react(),
    // The key is the one of src/pages/showcase/settings.ts.
    portico({
      splash: { settings: 'showcase:settings' },
      prerender: ['/', '/components', '/apis', '/me'],
    }),
    readmeLeads(),
    apiPlugin({ faults: true, outbox: true, wechat: readWeChatOptions(process.env) }),
  ],
  resolve: { alias },
  // `localhost`, not 127.0.0.1: storage belongs to a host name, so there is one name everywhere.
  server: { host: 'localhost', port: 5173 },
  preview: { host: 'localhost', port: 4320, strictPort: true },
});
