import {
  type App,
  type AppConfig,
  createApp,
  defineApp,
  type MountedApp,
  type RouteTable,
  VisuallyHidden,
} from 'portico';
import type { ComponentType, ReactNode } from 'react';
import { examples as found } from 'virtual:readme-examples';
import type { Example } from './examples.mjs';
import { startPath } from './start-path';
import { apps, pageOptions, values, wideComponents, widePages } from './values';

type Listed = Omit<Example, 'module'> & { readonly module: Readonly<Record<string, unknown>> };

const examples = found as readonly Listed[];

/** For props whose result an example does not read. */
const inertFunction = () => Promise.resolve();

/** An example is a part of a page, below a heading. */
function Part({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return (
    <>
      <div style={{ position: 'relative' }}>
        <VisuallyHidden>
          <h2>Example</h2>
        </VisuallyHidden>
      </div>
      {isWide ? children : <div style={{ padding: 16 }}>{children}</div>}
    </>
  );
}

/** Links of the examples lead here. */
const elsewhere = { title: 'Elsewhere', load: async () => ({ default: () => null }) };

/** The page of an example: all components that it exports, one below the other. */
function pageOf({ name, components, root, props: needed, functions, module }: Listed) {
  const missing = needed.filter((prop) => !(prop in (values[name] ?? {})));
  if (missing.length > 0) throw new Error(`${name} needs values for ${missing.join(', ')}`);
  const isWide = widePages.has(name) || wideComponents.has(root);
  const inert = Object.fromEntries(functions.map((prop) => [prop, inertFunction]));
  const props = { ...inert, ...values[name] };
  const content = components.map((key) => {
    const Component = module[key] as ComponentType<object>;
    return <Component key={key} {...props} />;
  });
  return function ExamplePage() {
    return <Part isWide={isWide}>{content}</Part>;
  };
}

/** Some examples show a part of a table. A whole one has a page at the root. */
function tableOf({ module }: Listed): RouteTable | null {
  const own = module.routes as RouteTable | undefined;
  return own ? { ...own, '/': own['/'] ?? elsewhere } : null;
}

function routesOf(example: Listed): RouteTable {
  const Page = pageOf(example);
  const load = async () => ({ default: Page });
  const own = tableOf(example);
  if (!own) {
    return {
      '/': { title: example.name, ...pageOptions[example.name], load },
      '/*': elsewhere,
    };
  }
  if (example.components.length === 0) return own;
  return Object.fromEntries(Object.entries(own).map(([path, route]) => [path, { ...route, load }]));
}

function configOf(example: Listed): AppConfig {
  const { name, kind, exports, module } = example;
  const build = apps[name];
  if (build) return build(module);
  if (kind === 'app') return module[exports[0] ?? ''] as AppConfig;
  return defineApp({ routes: routesOf(example) });
}

/** Shows one example after the other. Each one is a new app in a new document root. */
function createStage() {
  let mounted: MountedApp | undefined;
  const configFor = (name: string) => {
    const example = examples.find((one) => one.name === name);
    if (!example) throw new Error(`no example is called ${name}`);
    return configOf(example);
  };
  const mount = (config: AppConfig) => {
    const app: App = createApp({
      map: { provider: 'offline' },
      ...config,
      router: { ...config.router, mode: 'hash' },
    });
    const root = document.body.appendChild(document.createElement('div'));
    mounted = app.mount(root);
  };
  const show = (name: string) => {
    mounted?.unmount();
    document.body.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
    const config = configFor(name);
    history.replaceState(null, '', `#${startPath(Object.keys(config.routes))}`);
    mount(config);
  };
  const names = examples.map(({ name }) => name);
  const told = [values, apps, pageOptions].flatMap(Object.keys);
  return {
    names,
    strangers: [...told, ...widePages].filter((name) => !names.includes(name)),
    show,
    /** After a reload: the example that was shown, with all that the browser has kept of it. */
    resume: (name: string) => mount(configFor(name)),
  };
}

export type Stage = ReturnType<typeof createStage>;

const stage = createStage();
Object.assign(window, { stage });

/** By hand: the address `#button-2` shows the second example of Button. */
const wanted = location.hash.slice(1);
if (stage.names.includes(wanted)) stage.show(wanted);
