import { defineApp, defineRoutes } from 'portico';
import { outbox } from './outbox';
import { Version } from './version';

export default defineApp({
  routes: defineRoutes({
    '/': { title: 'Shop', load: () => import('./pages/home') },
    '/me': { title: 'Me', load: () => import('./pages/me') },
    '/book': { title: 'Book', load: () => import('./pages/book') },
    '/note': { title: 'Note', load: () => import('./pages/note') },
    '/far/:place': { title: 'Far', load: () => import('./pages/far') },
  }),
  extensions: [outbox],
  providers: Version,
});
