import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AppConfig, defineApp, type RouteTable } from 'portico';
import type { ComponentType, ReactNode } from 'react';

type Module = Readonly<Record<string, unknown>>;

const other = { title: 'Another page', load: async () => ({ default: () => <p>Another page</p> }) };

/** The first page is the example. Its links and calls lead to the others. */
function appOf(own: RouteTable, providers?: AppConfig['providers']): AppConfig {
  const routes = { ...own, '/': own['/'] ?? other, '/elsewhere': other };
  return defineApp({ routes, ...(providers && { providers }) });
}

const loading = (component: unknown) => async () => ({ default: component as ComponentType });

const breadOf = (component: unknown) =>
  appOf({
    '/bread/:id': {
      title: 'Bread',
      query: { q: 'string?', zoom: { type: 'number', default: 1 } },
      load: loading(component),
    },
  });

/** A page that asks a query. */
const queryApp = (title: string, component: unknown) => {
  const client = new QueryClient();
  const table = { '/': { title, load: loading(component), pullDownRefresh: true } };
  return appOf(table, ({ children }: { readonly children?: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  ));
};

/** The app of each example that needs its own route table, or a query client. */
export const guideApps: Readonly<Record<string, (module: Module) => AppConfig>> = {
  'data-list-1': ({ Orders }) => queryApp('Orders', Orders),
  'data-list-2': ({ Products }) => queryApp('Products', Products),
  'data-list-3': ({ Menu }) => queryApp('Drinks', Menu),
  'guides-data-3': ({ Things }) => queryApp('Things', Things),
  'guides-forms-2': ({ Loan }) => {
    const Example = Loan as ComponentType<{ send: () => Promise<void> }>;
    const load = loading(() => <Example send={async () => {}} />);
    return appOf({ '/': { title: 'Loan', load }, '/places': other });
  },
  'migrate-antd-mobile-react-router-2': (module) =>
    appOf({ '/order/:id': { title: 'Order', load: loading(module.default) }, '/orders': other }),
  'router-params-and-schemas-5': (module) => breadOf(module.default),
  'router-params-and-schemas-6': ({ Search }) => breadOf(Search),
};

/** The props of guide examples that need some. */
export const guides = {
  'platform-device-2': { code: 'A7K2' },
  'router-drafts-and-scroll-2': { saved: { name: '', street: '', moved: null } },
};
