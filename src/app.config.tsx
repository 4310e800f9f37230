import { type AppConfig, defineApp, defineRoutes } from 'portico';
import type { ReactNode } from 'react';
import { CodeIcon, GridIcon, HomeIcon, UserIcon } from '@/components/icon';
import { adminRoute } from '@/pages/admin/route';
import { apiRoute } from '@/pages/api/route';
import { apisRoute } from '@/pages/apis/route';
import { brokenRoute } from '@/pages/broken/route';
import { colourRoute } from '@/pages/colour/route';
import { componentRoute } from '@/pages/component/route';
import { componentsRoute } from '@/pages/components/route';
import { customBarRoute } from '@/pages/custom-bar/route';
import { failingOnce, flakyRoute } from '@/pages/flaky/route';
import * as home from '@/pages/home';
import { homeRoute } from '@/pages/home/route';
import { hostRoute } from '@/pages/host/route';
import { languageRoute } from '@/pages/language/route';
import { meRoute } from '@/pages/me/route';
import { overlaysRoute } from '@/pages/overlays/route';
import { pictureRoute } from '@/pages/picture/route';
import { sampleRoute } from '@/pages/sample/route';
import { createHostFailures, createSay, readSettings, ShowcaseProviders } from '@/pages/showcase';
import { signInRoute } from '@/pages/sign-in/route';
import { slowly, slowRoute } from '@/pages/slow/route';
import { stackRoute } from '@/pages/stack/route';
import { stoneRoute } from '@/pages/stone/route';
import { stonesRoute } from '@/pages/stones/route';
import { version } from '../package.json';

const settings = readSettings(() => localStorage);
const { say, messages } = createSay();
const { hostFailures, report } = createHostFailures();

export const routes = defineRoutes({
  '/': { ...homeRoute, load: async () => home },
  '/components': { ...componentsRoute(say), load: () => import('@/pages/components') },
  '/apis': { ...apisRoute(say), load: () => import('@/pages/apis') },
  '/me': { ...meRoute(say), load: () => import('@/pages/me') },

  '/stones': { ...stonesRoute(say), load: () => import('@/pages/stones') },
  '/stone/:id': { ...stoneRoute(say), load: () => import('@/pages/stone') },
  '/sample': { ...sampleRoute(say), load: () => import('@/pages/sample') },
  '/colour': { ...colourRoute(say), load: () => import('@/pages/colour') },
  '/stack': { ...stackRoute(say), load: () => import('@/pages/stack') },
  '/sign-in': { ...signInRoute(say), load: () => import('@/pages/sign-in') },
  '/admin': { ...adminRoute(say), load: () => import('@/pages/admin') },

  '/picture': { ...pictureRoute(say), load: () => import('@/pages/picture') },
  '/custom-bar': { ...customBarRoute(say), load: () => import('@/pages/custom-bar') },
  '/overlays': { ...overlaysRoute(say), load: () => import('@/pages/overlays') },
  '/host': { ...hostRoute(say), load: () => import('@/pages/host') },

  '/slow': { ...slowRoute(say), load: slowly(() => import('@/pages/slow')) },
  '/flaky': { ...flakyRoute(say), load: failingOnce(() => import('@/pages/flaky')) },
  '/broken': { ...brokenRoute(say), load: () => import('@/pages/broken') },

  '/component/:name': { ...componentRoute(say), load: () => import('@/pages/component') },
  '/call/:name': { ...apiRoute(say), load: () => import('@/pages/api') },
  '/language': { ...languageRoute(say), load: () => import('@/pages/language') },
});

declare module 'portico' {
  interface Register {
    routes: typeof routes;
  }
}

const tabs: AppConfig['tabBar'] = {
  items: [
    { page: '/', text: say('Home', '首页'), icon: <HomeIcon />, activeIcon: <HomeIcon filled /> },
    {
      page: '/components',
      text: say('Components', '组件'),
      icon: <GridIcon />,
      activeIcon: <GridIcon filled />,
    },
    {
      page: '/apis',
      text: say('APIs', '接口'),
      icon: <CodeIcon />,
      activeIcon: <CodeIcon filled />,
    },
    { page: '/me', text: say('Me', '我的'), icon: <UserIcon />, activeIcon: <UserIcon filled /> },
  ],
};

function Providers({ children }: { children: ReactNode }) {
  return (
    <ShowcaseProviders version={version} hostFailures={hostFailures}>
      {children}
    </ShowcaseProviders>
  );
}

export default defineApp({
  direction: settings.direction,
  messages,
  routes,
  tabBar: tabs,
  window: {
    left: { load: () => import('@/pages/contents'), label: say('Contents', '目录') },
  },
  host: {
    endpoint: {
      wechat: '/api/wechat/signature',
      wecom: '/api/wecom/signature',
      dingtalk: '/api/dingtalk/signature',
    },
    share: { desc: 'A page stack, a platform and components for the mobile web' },
    report,
  },
  router: { sharedElements: true },
  providers: Providers,
  signIn: '/sign-in',
});
