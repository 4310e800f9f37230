import { type AppConfig, defineApp, defineRoutes } from 'portico';
import { telegram } from 'portico/hosts/telegram';
import { uni } from 'portico/uni';
import type { ReactNode } from 'react';
import { market } from '@market/market.tsx';
import { SlotsContext } from '@market/parts/slots.tsx';
import { routes as marketRoutes } from '@market/routes.tsx';
import { apiRoute } from '@/pages/api/route';
import { apisRoute } from '@/pages/apis/route';
import { brokenRoute } from '@/pages/broken/route';
import { componentRoute } from '@/pages/component/route';
import { componentsRoute } from '@/pages/components/route';
import { developersRoute } from '@/pages/developers/route';
import { failingOnce, flakyRoute } from '@/pages/flaky/route';
import { hostRoute } from '@/pages/host/route';
import { languageRoute } from '@/pages/language/route';
import { overlaysRoute } from '@/pages/overlays/route';
import {
  createHostFailures,
  createPageLog,
  createSay,
  DevelopersCell,
  PorticoCard,
  ShowcaseProviders,
} from '@/pages/showcase';
import { slowly, slowRoute } from '@/pages/slow/route';
import { stackRoute } from '@/pages/stack/route';
import { unavailableRoute } from '@/pages/unavailable/route';
import { withCode } from '../examples/showcase/with-code';
import { version } from '../package.json';

const { say, words } = createSay();
const { hostFailures, report } = createHostFailures();
const { pageLog, logEvent } = createPageLog();

// The market of examples/market, and the pages for developers.
export const routes = defineRoutes({
  ...marketRoutes,

  '/developers': { ...developersRoute(say), load: () => import('@/pages/developers') },
  '/components': { ...componentsRoute(say), load: () => import('@/pages/components') },
  '/component/:name': { ...componentRoute(say), load: () => import('@/pages/component') },
  '/apis': { ...apisRoute(say), load: () => import('@/pages/apis') },
  '/call/:name': { ...apiRoute(say), load: () => import('@/pages/api') },
  '/unavailable': { ...unavailableRoute(say), load: () => import('@/pages/unavailable') },

  '/stack': { ...stackRoute(say), load: () => import('@/pages/stack') },
  '/overlays': { ...overlaysRoute(say), load: () => import('@/pages/overlays') },
  '/host': { ...hostRoute(say), load: () => import('@/pages/host') },
  '/language': { ...languageRoute(say), load: () => import('@/pages/language') },

  '/slow': { ...slowRoute(say), load: slowly(() => import('@/pages/slow')) },
  '/flaky': { ...flakyRoute(say), load: failingOnce(() => import('@/pages/flaky')) },
  '/broken': { ...brokenRoute(say), load: () => import('@/pages/broken') },
});

declare module 'portico' {
  interface Register {
    routes: typeof routes;
    calls: typeof uni;
  }
}

const messages: AppConfig['messages'] = {
  en: { ...market.messages.en, ...words.en },
  'zh-Hans': async () => ({ ...(await market.messages['zh-Hans']()), ...words.zh }),
  ar: async () => ({ ...(await market.messages.ar()), ...words.ar }),
};

const slots = { home: <PorticoCard />, me: <DevelopersCell /> };

function Providers({ children }: { children: ReactNode }) {
  return (
    <ShowcaseProviders version={version} hostFailures={hostFailures} pageLog={pageLog}>
      <SlotsContext value={slots}>
        <market.providers>{children}</market.providers>
      </SlotsContext>
    </ShowcaseProviders>
  );
}

const app = defineApp({
  ...market,
  messages,
  routes,
  calls: [uni],
  host: {
    adapters: [telegram],
    endpoint: { wechat: '/api/wechat/signature', wecom: '/api/wecom/signature' },
    share: { desc: 'A page stack, a platform and components for the mobile web' },
    report,
  },
  providers: Providers,
});

// The start of the app adds it to the platform.
export { logEvent };

// Each screen has a button that shows its code.
export default withCode(app, {
  componentPage: (folder) => `/component/${folder}`,
  callPage: (name) => `/call/${name}`,
});
