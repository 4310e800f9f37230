import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alias, buildOptions, shortClassNames } from './scripts/build-options.mjs';
import { firstLoad } from './scripts/first-load.mjs';
import { readmeLeads } from './scripts/readme-leads.mjs';
import { securityPlugin } from './scripts/security-headers.mjs';
import { apiPlugin } from './server/demo/api-plugin.mjs';
import { readWeChatOptions } from './server/wechat/read-wechat-options.mjs';

/** The theme that was chosen, if it is not the system's (src/pages/showcase/settings.ts); without it the app comes too late. */
const splash =
  "try{const{theme}=JSON.parse(localStorage.getItem('showcase:settings'));" +
  '/^(light|dark)$/.test(theme)&&(document.documentElement.dataset.theme=theme)}catch{}';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    readmeLeads(),
    securityPlugin(),
    apiPlugin({ faults: true, outbox: true, wechat: readWeChatOptions(process.env) }),
    firstLoad(splash),
  ],
  resolve: { alias },
  // While one develops the names say where a class stands.
  ...(command === 'build' && { css: shortClassNames }),
  build: buildOptions,
  // `localhost`, not 127.0.0.1: storage belongs to a host name, so there is one name everywhere.
  server: { host: 'localhost', port: 5173 },
  preview: { host: 'localhost', port: 4320, strictPort: true },
}));
