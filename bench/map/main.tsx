// A page with a button, and one with a map: what a tap on the first costs until the second can be used.
import { createApp, defineApp, defineRoutes } from 'portico';
import * as home from './home';

const routes = defineRoutes({
  '/': { title: 'Home', load: async () => home },
  '/map': { title: 'Map', load: () => import('./map-page') },
});

const root = document.getElementById('root');
if (root) createApp(defineApp({ routes, map: { provider: 'offline' } })).mount(root);
