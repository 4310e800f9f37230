import type { AppConfig } from 'portico';
import { HomeIcon, ListIcon, SearchIcon, UserIcon } from 'portico/icons';
import { persistQueries } from 'portico/offline';
import { outbox } from './api/outbox.ts';
import { createShared, type Shared } from './api/shared.ts';
import type { Tokens } from './api/types.ts';
import { account, keys, wechat } from './api/ways.ts';
import { Providers } from './providers.tsx';
import './styles/app.css';
import { en } from './words/en.ts';

const tabBar: AppConfig['tabBar'] = {
  items: [
    { page: '/', text: '%home%', icon: <HomeIcon />, activeIcon: <HomeIcon filled /> },
    { page: '/search', text: '%search%', icon: <SearchIcon /> },
    { page: '/orders', text: '%orders%', icon: <ListIcon /> },
    { page: '/me', text: '%me%', icon: <UserIcon />, activeIcon: <UserIcon filled /> },
  ],
};

/** The goods and the orders are there without a network. Another user never sees them. */
export const keptQueries = persistQueries(({ queryClient }: Shared) => queryClient);

/** The market without its routes. `app.config.tsx` makes an app of it, and another app may contain it. */
export const market = {
  tabBar,
  signIn: '/sign-in',
  // Invented streets. A real market names a provider with its key.
  map: { provider: 'offline' },
  providers: Providers,
  context: createShared,
  extensions: [outbox, keptQueries, keys, account, wechat],
  messages: {
    en,
    'zh-Hans': async () => (await import('./words/zh-hans.ts')).zhHans,
    ar: async () => (await import('./words/ar.ts')).ar,
  },
  auth: {
    refresh: async ({ refreshToken, send }) => {
      const data = { refreshToken };
      return (await send<Tokens>({ url: '/api/refresh', method: 'POST', data })).data;
    },
  },
} satisfies Partial<AppConfig>;
