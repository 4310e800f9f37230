import { type AppConfig, defineApp, defineRoutes } from 'portico';
import { HomeIcon, ListIcon, UserIcon } from 'portico/icons';
import { persistQueries } from 'portico/offline';
import type { Tokens } from './api/api.ts';
import { createShared, type Shared } from './api/shared.ts';
import { keys } from './keys.ts';
import * as menu from './pages/menu.tsx';
import { Providers } from './providers.tsx';
import { en } from './words/en.ts';

export const routes = defineRoutes({
  '/': {
    tab: true,
    title: '%menu%',
    pullDownRefresh: true,
    head: { description: en.lead },
    // The first page is part of the first file. Other pages load when they open.
    load: async () => menu,
  },
  '/orders': {
    tab: true,
    title: '%orders%',
    roles: ['member'],
    pullDownRefresh: true,
    load: () => import('./pages/orders.tsx'),
  },
  '/me': { tab: true, title: '%me%', load: () => import('./pages/me.tsx') },
  '/drink/:id': { title: '%drink%', load: () => import('./pages/drink.tsx') },
  '/order': {
    title: '%newOrder%',
    roles: ['member'],
    query: { drink: 'string?' },
    load: () => import('./pages/new-order.tsx'),
  },
  '/sign-in': { title: '%signIn%', load: () => import('./pages/sign-in.tsx') },
});

declare module 'portico' {
  interface Register {
    routes: typeof routes;
    context: Shared;
  }
}

const tabBar: AppConfig['tabBar'] = {
  items: [
    { page: '/', text: '%menu%', icon: <HomeIcon />, activeIcon: <HomeIcon filled /> },
    { page: '/orders', text: '%orders%', icon: <ListIcon /> },
    { page: '/me', text: '%me%', icon: <UserIcon />, activeIcon: <UserIcon filled /> },
  ],
};

export default defineApp({
  routes,
  tabBar,
  signIn: '/sign-in',
  providers: Providers,
  context: createShared,
  // Answers of the server stay on the phone, for a start without a network. Each user has their own.
  extensions: [persistQueries(({ queryClient }) => queryClient), keys],
  messages: {
    en,
    'zh-Hans': async () => (await import('./words/zh-Hans.ts')).zhHans,
    ar: async () => (await import('./words/ar.ts')).ar,
  },
  auth: {
    refresh: async ({ refreshToken, send }) => {
      const data = { refreshToken };
      return (await send<Tokens>({ url: '/api/refresh', method: 'POST', data })).data;
    },
  },
});
