import { defineApp, defineRoutes } from 'portico';
import * as home from './pages/home.tsx';
import { Providers } from './providers.tsx';

export const routes = defineRoutes({
  '/': {
    title: 'Home',
    head: { description: 'A mobile web app' },
    // The first page is part of the first file. Other pages load when they open.
    load: async () => home,
  },
  '/hello/:name': { title: 'Hello', load: () => import('./pages/hello.tsx') },
});

declare module 'portico' {
  interface Register {
    routes: typeof routes;
  }
}

export default defineApp({ routes, providers: Providers });
