// The smallest app one can write: what it loads first is what Portico costs.
import { createApp, defineApp, defineRoutes } from 'portico';
import * as home from './pages/home';

export const routes = defineRoutes({
  '/': { title: 'Home', load: async () => home },
  '/item/:id': { title: 'Item', load: () => import('./pages/item') },
});

declare module 'portico' {
  interface Register {
    routes: typeof routes;
  }
}

const root = document.getElementById('root');
if (root) createApp(defineApp({ routes })).mount(root);
