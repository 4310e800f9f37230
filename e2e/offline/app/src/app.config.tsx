import { defineApp, defineRoutes } from 'portico';
import { Version } from './version';

export default defineApp({
  routes: defineRoutes({
    '/': { title: 'Shop', load: () => import('./pages/home') },
    '/me': { title: 'Me', load: () => import('./pages/me') },
    '/note': { title: 'Note', load: () => import('./pages/note') },
    '/far/:place': { title: 'Far', load: () => import('./pages/far') },
  }),
  providers: Version,
});
