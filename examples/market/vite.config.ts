import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// In your own project, import `portico` from 'portico/vite'. You need no alias.
import { alias } from '../../scripts/aliases.mjs';
import { kitClassNames } from '../../scripts/class-names.mjs';
import { portico } from '../../scripts/load-vite-plugin.mjs';
import { showcase } from '../showcase/plugin.mjs';
import { mockApi } from './mock/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    kitClassNames(),
    // Before the plugin of Portico, which answers every other request for a page.
    mockApi(),
    portico({
      headers: true,
      // The page of the sign-in service is no page of the app.
      offline: { keep: ['/art/'], notPages: ['/api/'] },
      prerender: ['/'],
    }),
    showcase(),
  ],
  resolve: { alias },
  build: { outDir: '../../dist-market', emptyOutDir: true },
  server: { host: 'localhost', port: 5180 },
  preview: { host: 'localhost', port: 4380, strictPort: true },
});
