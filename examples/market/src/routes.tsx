import { defineRoutes } from 'portico';
import { firstCatalogue } from './api/first-catalogue.ts';
import { loadWays } from './api/ways.ts';
import * as home from './pages/home.tsx';
import { en } from './words/en.ts';

export const routes = defineRoutes({
  '/': {
    tab: true,
    title: '%shopName%',
    navigationBar: { type: 'custom' },
    pullDownRefresh: true,
    head: { description: en.lead },
    loader: firstCatalogue,
    // The first page is part of the first file. Other pages load when they open.
    load: async () => home,
  },
  '/search': {
    tab: true,
    title: '%search%',
    query: {
      q: 'string?',
      category: 'string?',
      price: 'string?',
      sort: { type: 'enum', values: ['best', 'cheap', 'rated'], default: 'best' },
    },
    load: () => import('./pages/search.tsx'),
  },
  '/orders': {
    tab: true,
    title: '%orders%',
    roles: ['member'],
    pullDownRefresh: true,
    load: () => import('./pages/orders.tsx'),
  },
  '/me': { tab: true, title: '%me%', load: () => import('./pages/me.tsx') },
  '/item/:id': {
    title: '%item%',
    parents: ['/'],
    navigationBar: { type: 'transparent', coverage: 240 },
    load: () => import('./pages/item.tsx'),
  },
  '/cart': { title: '%cart%', parents: ['/'], load: () => import('./pages/cart.tsx') },
  '/checkout': {
    title: '%checkout%',
    parents: ['/', '/cart'],
    roles: ['member'],
    share: false,
    load: () => import('./pages/checkout.tsx'),
  },
  '/order/:id': {
    title: '%order%',
    parents: ['/orders'],
    roles: ['member'],
    share: false,
    load: () => import('./pages/order.tsx'),
  },
  '/chat/:id': {
    title: '%chat%',
    roles: ['member'],
    share: false,
    load: () => import('./pages/chat.tsx'),
  },
  '/review/:id': {
    title: '%review%',
    parents: ['/orders'],
    roles: ['member'],
    share: false,
    load: () => import('./pages/review.tsx'),
  },
  '/addresses': {
    title: '%addresses%',
    parents: ['/me'],
    load: () => import('./pages/addresses.tsx'),
  },
  '/address/:id': {
    title: '%address%',
    parents: ['/me', '/addresses'],
    share: false,
    load: () => import('./pages/address.tsx'),
  },
  '/admin': {
    title: '%admin%',
    parents: ['/me'],
    roles: ['admin'],
    pullDownRefresh: true,
    load: () => import('./pages/admin.tsx'),
  },
  '/sign-in': {
    title: '%signIn%',
    query: { to: 'string?' },
    loader: loadWays,
    load: () => import('./pages/sign-in.tsx'),
  },
});
