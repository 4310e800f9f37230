// The comparison app as a product would write it; ../floor shows the same screens without a framework.
import { defineApp, defineRoutes } from 'portico';
import * as list from './pages/list';

const routes = defineRoutes({
  '/': { tab: true, title: 'List', load: async () => list },
  '/me': { tab: true, title: 'Me', load: () => import('./pages/me') },
  '/detail/:id': { title: 'Detail', load: () => import('./pages/detail') },
});

const tabBar = {
  items: [
    { page: '/', text: 'List' },
    { page: '/me', text: 'Me' },
  ],
};

export default defineApp({ routes, tabBar });
