import { screen } from '@testing-library/react';
import type { AppConfig } from 'portico';
import { press } from '../../components/callbacks/driver';
import { tokenOf } from '../../helpers/login-token';
import { type OpenApp, page } from '../../helpers/open-app';
import { untilTrue } from '../../helpers/waiting';
import { type AppDriver, type AppDrivers, Empty, routes, share } from './driver';

/** Callbacks that no test here can call, with the reason. */
export const undriven: Readonly<Record<string, string>> = {
  'defineApp(0).calls[].':
    'the rows of an entry of Portico are no product code: tests/platform/uni',
  'defineApp(0).context': 'createApp calls it, and throws its error: there is no app yet',
  'defineApp(0).host.': 'only a messaging app leads to it: tests/platform/host',
  'defineApp(0).map.provider.': 'only a map or a search leads to it: tests/platform/maps',
  'defineApp(0).onError': 'it hears the errors itself: tests/app/errors',
  'defineApp(0).providers': 'React renders it',
  'defineApp(0).router.history': 'createApp calls it, and throws its error: there is no app yet',
  'defineApp(0).routes.*.empty': 'React renders it: tests/app/boot/panes.test.tsx',
  'defineApp(0).routes.*.failed': 'React renders it: tests/router/react/loader.test.tsx',
  'defineApp(0).routes.*.loading': 'React renders it: tests/router/react/loader.test.tsx',
  'defineApp(0).routes.*.notFound': 'React renders it: tests/router/react/loader.test.tsx',
  'defineApp(0).routes.*.head': 'only a server or the build calls it: tests/rendering',
};

const Shown = () => <p>the page</p>;

const nobody = { origin: ['callback', null] } as const;

/** The driver of a setting of the whole app. */
const ofApp = (config: (callback: never) => Partial<AppConfig>, more: Partial<AppDriver> = {}) => ({
  ...nobody,
  config: (callback: unknown) => ({ routes, ...config(callback as never) }),
  ...more,
});

/** The driver of a setting of the route `/page`. */
const ofRoute = (
  name: string,
  more: Partial<AppDriver> & Pick<AppDriver, 'origin'>,
): AppDriver => ({
  config: (callback) => ({
    routes: { ...routes, '/page': { ...page(Shown), [name]: callback } },
  }),
  ...more,
});

const signIn = ({ platform }: OpenApp) =>
  platform.auth.setToken(tokenOf({ uid: 'ann' }), { refreshToken: 'r1' });
const isSignedOut = ({ platform }: OpenApp) => untilTrue(() => platform.auth.user() === null);
const isAnn = ({ platform }: OpenApp) => untilTrue(() => platform.auth.user()?.uid === 'ann');

const storage = (name: 'getItem' | 'setItem' | 'removeItem') =>
  ofApp(
    (callback) => {
      const own = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
      return { auth: { storage: { ...own, [name]: callback } } };
    },
    {
      reports: 'first',
      act: (app) => {
        signIn(app);
        app.platform.auth.clear();
      },
      afterMistake: isSignedOut,
    },
  );

const sideWindow = (side: 'left' | 'right' | 'top') =>
  ofApp((load) => ({ window: { minWidth: 300, [side]: { load } } }), {
    origin: ['bar', null],
    answer: { default: Empty },
  });

const open = async ({ platform }: OpenApp) => {
  await platform.navigate({ url: '/page' }).catch(() => {});
};
const isAt = (stack: string) => (app: OpenApp) => untilTrue(() => app.stack() === stack);
const errorScreen = () => screen.findByText(/timed out|could not be shown|went wrong/);

/** Callbacks of the configuration. */
export const config: AppDrivers = {
  'defineApp(0).auth.claims': ofApp((claims) => ({ auth: { claims } }), {
    act: signIn,
    answer: { uid: 'ann' },
    afterMistake: isSignedOut,
  }),
  'defineApp(0).auth.loadUser': ofApp((loadUser) => ({ auth: { storage: 'none', loadUser } }), {
    answer: { uid: 'ann' },
    afterMistake: isSignedOut,
    afterAnswer: isAnn,
  }),
  'defineApp(0).auth.refresh': ofApp((refresh) => ({ auth: { refresh } }), {
    act: async (app) => {
      signIn(app);
      await app.platform.auth.refresh();
    },
    answer: true,
    afterMistake: isAnn,
  }),
  'defineApp(0).auth.storage.getItem': storage('getItem'),
  'defineApp(0).auth.storage.removeItem': storage('removeItem'),
  'defineApp(0).auth.storage.setItem': storage('setItem'),
  // The answer is how to stop them, so a function would be called.
  'defineApp(0).devtools': ofApp((devtools) => ({ devtools }), { answer: 'a value' }),
  // The answer stops it, so a function would be called.
  'defineApp(0).extensions[].start': ofApp((start) => ({ extensions: [{ start }] }), {
    answer: 'a value',
  }),
  'defineApp(0).messages.*': ofApp((de) => ({ locale: 'de', messages: { de } }), { answer: {} }),
  'defineApp(0).routes.*.beforeEnter': ofRoute('beforeEnter', {
    origin: ['guard', null],
    act: open,
    answer: true,
    afterMistake: isAt('/'),
    afterAnswer: isAt('/ > /page'),
  }),
  'defineApp(0).routes.*.beforeLeave': ofRoute('beforeLeave', {
    options: { url: '/page' },
    origin: ['guard', '/page'],
    act: async ({ platform }) => {
      await platform.navigate({ url: '/other' }).catch(() => {});
    },
    answer: true,
    afterMistake: isAt('/page'),
    afterAnswer: isAt('/page > /other'),
  }),
  'defineApp(0).routes.*.load': ofRoute('load', {
    origin: ['page-code', '/page'],
    reports: 'first',
    act: open,
    answer: { default: Shown },
    afterMistake: errorScreen,
    afterAnswer: () => screen.findByText('the page'),
  }),
  'defineApp(0).routes.*.loader': ofRoute('loader', {
    origin: ['loader', '/page'],
    act: open,
    afterMistake: errorScreen,
    afterAnswer: () => screen.findByText('the page'),
  }),
  'defineApp(0).routes.*.share': ofRoute('share', {
    options: { url: '/page' },
    origin: ['callback', '/page'],
    act: share,
    answer: { title: 'A card' },
  }),
  'defineApp(0).tabBar.midButton.onClick': {
    ...nobody,
    config: (onClick) => ({
      routes: {
        ...routes,
        '/': page(Empty, { tab: true }),
        '/me': page(Empty, { tab: true }),
      },
      tabBar: {
        items: [
          { page: '/', text: 'Home' },
          { page: '/me', text: 'Me' },
        ],
        midButton: { label: 'Add', icon: '+', onClick },
      },
    }),
    act: press('Add'),
  },
  'defineApp(0).window.left.load': sideWindow('left'),
  'defineApp(0).window.right.load': sideWindow('right'),
  'defineApp(0).window.top.load': sideWindow('top'),
};
