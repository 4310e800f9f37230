import { type AppConfig, defineApp, defineRoutes, type ProvidersProps } from 'portico';
import { telegram } from 'portico/hosts/telegram';
import type { Outbox } from 'portico/offline';
import { uni } from 'portico/uni';
import type { OrderKinds } from '@market/api/outbox.ts';
import type { Shared } from '@market/api/shared.ts';
import { keptQueries, market } from '@market/market.tsx';
import { SlotsContext } from '@market/parts/slots.tsx';
import { routes as marketRoutes } from '@market/routes.tsx';
import { loadBookings, outbox } from '@/pages/bookings/route';
import {
  createHostFailures,
  createPageLog,
  createSay,
  DevelopersCell,
  failingOnce,
  PorticoCard,
  ShowcaseProviders,
  slowly,
} from '@/pages/showcase';
import { withCode } from '../examples/showcase/with-code';
import { version } from '../package.json';

const { say, words } = createSay();
const { hostFailures, report } = createHostFailures();
const { pageLog, logEvent } = createPageLog();

// The market of examples/market, and the pages for developers.
export const routes = defineRoutes({
  ...marketRoutes,

  '/developers': {
    title: say('Developers', '开发者', 'المطورون'),
    parents: ['/me'],
    load: () => import('@/pages/developers'),
  },
  '/components': {
    title: say('Components', '组件', 'المكونات'),
    parents: ['/me', '/developers'],
    load: () => import('@/pages/components'),
  },
  '/component/:name': {
    title: say('Component', '组件'),
    parents: ['/me', '/developers', '/components'],
    load: () => import('@/pages/component'),
  },
  '/apis': {
    title: say('Calls', '接口', 'الاستدعاءات'),
    parents: ['/me', '/developers'],
    load: () => import('@/pages/apis'),
  },
  '/call/:name': {
    title: say('Call', '接口'),
    parents: ['/me', '/developers', '/apis'],
    pullDownRefresh: true,
    load: () => import('@/pages/api'),
  },
  '/unavailable': {
    title: say('Not available', '不支持的接口', 'غير متاح'),
    parents: ['/me', '/developers', '/apis'],
    load: () => import('@/pages/unavailable'),
  },

  '/stack': {
    title: say('The stack', '页面栈'),
    parents: ['/me', '/developers'],
    query: { n: 'number?' },
    load: () => import('@/pages/stack'),
  },
  '/overlays': {
    title: say('Overlays', '浮层'),
    parents: ['/me', '/developers'],
    load: () => import('@/pages/overlays'),
  },
  '/host': {
    title: say('Messaging app', '消息应用'),
    parents: ['/me', '/developers'],
    load: () => import('@/pages/host'),
  },
  '/assistant': {
    title: say('Assistant', '助手', 'المساعد'),
    parents: ['/me', '/developers'],
    load: () => import('@/pages/assistant'),
  },
  '/bookings': {
    title: say('Bookings that arrive', '必达的预订', 'حجوزات تصل'),
    parents: ['/me', '/developers'],
    offline: 'last-answer',
    loader: loadBookings,
    load: () => import('@/pages/bookings'),
  },
  '/language': {
    title: say('Language', '语言'),
    parents: ['/me', '/developers'],
    load: () => import('@/pages/language'),
  },

  '/slow': {
    title: say('A slow page', '缓慢的页面'),
    parents: ['/me', '/developers'],
    load: slowly(() => import('@/pages/late')),
  },
  '/flaky': {
    title: say('A page that fails to load', '加载失败的页面'),
    parents: ['/me', '/developers'],
    load: failingOnce(() => import('@/pages/late')),
  },
  '/broken': {
    title: say('A page that crashes', '崩溃的页面'),
    parents: ['/me', '/developers'],
    load: () => import('@/pages/broken'),
  },
});

declare module 'portico' {
  interface Register {
    routes: typeof routes;
    calls: typeof uni;
    context: Shared;
  }
}

const messages: AppConfig['messages'] = {
  en: { ...market.messages.en, ...words.en },
  'zh-Hans': async () => ({ ...(await market.messages['zh-Hans']()), ...words.zh }),
  ar: async () => ({ ...(await market.messages.ar()), ...words.ar }),
};

const slots = {
  home: <PorticoCard />,
  me: <DevelopersCell />,
  // It has the orders of the market, and more.
  outbox: outbox as unknown as Outbox<OrderKinds>,
};

function Providers({ children, context }: ProvidersProps) {
  return (
    <ShowcaseProviders version={version} hostFailures={hostFailures} pageLog={pageLog}>
      <SlotsContext value={slots}>
        <market.providers context={context}>{children}</market.providers>
      </SlotsContext>
    </ShowcaseProviders>
  );
}

const app = defineApp({
  ...market,
  messages,
  routes,
  extensions: [outbox, keptQueries],
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
