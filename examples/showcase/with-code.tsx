// A button on each screen that opens its code. `withCode` takes the configuration of an app, and changes no page.
import {
  type AppConfig,
  useNavigationBarButtonTap,
  usePageReady,
  usePlatform,
  useWords,
} from 'portico';
import { CodeIcon } from 'portico/icons';
import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SheetProps } from './code-sheet.tsx';
import './with-code.css';

const BUTTON = 'screen-code';

export type CodeOptions = {
  /** The address of the page of a component, by its folder. */
  readonly componentPage?: (folder: string) => string;
  /** The address of the page of a call. */
  readonly callPage?: (name: string) => string;
};

type Route = AppConfig['routes'][`/${string}`];
type Page = { readonly default: ComponentType };

const words = { [BUTTON]: 'Code of this screen' };
const translations = { 'zh-Hans': '本页代码', ar: 'شيفرة هذه الشاشة' };

export function withCode<C extends AppConfig>(config: C, options: CodeOptions = {}): C {
  const routes = Object.entries(config.routes).map(([key, route]) => [
    key,
    withButton(key, route, options),
  ]);
  return { ...config, routes: Object.fromEntries(routes), messages: withWords(config.messages) };
}

function withWords(messages: AppConfig['messages'] = {}): AppConfig['messages'] {
  const all = { en: words[BUTTON], ...translations };
  const entries = Object.entries({
    ...Object.fromEntries(Object.keys(all).map((l) => [l, {}])),
    ...messages,
  });
  return Object.fromEntries(
    entries.map(([locale, own]) => {
      const added = { [BUTTON]: all[locale as keyof typeof all] ?? words[BUTTON] };
      if (typeof own !== 'function') return [locale, { ...own, ...added }];
      return [locale, async () => ({ ...(await own()), ...added })];
    }),
  );
}

function withButton(key: string, route: Route, options: CodeOptions): Route {
  const { navigationBar = {} } = route;
  const isCustom = navigationBar.type === 'custom';
  const button = { id: BUTTON, label: `%${BUTTON}%`, icon: <CodeIcon /> };
  const buttons = [...(navigationBar.buttons ?? []), button];
  let known: Page | undefined;
  return {
    ...route,
    ...(!isCustom && { navigationBar: { ...navigationBar, buttons } }),
    load: () => {
      const loading = route.load();
      const loadingWithCode = loading.then((page) => {
        known ??= { ...page, default: withSheet(key, page.default, isCustom, options) };
        return known;
      });
      // The build writes on the promise which file has the page. A page that is rendered ahead names its style sheet.
      return Object.assign(loadingWithCode, loading);
    },
  };
}

function withSheet(key: string, Screen: ComponentType, isCustom: boolean, options: CodeOptions) {
  return function ScreenWithCode() {
    const platform = usePlatform();
    const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
    const [isOpen, setOpen] = useState(false);
    const open = async () => {
      setOpen(true);
      try {
        const { CodeSheet } = await import('./code-sheet.tsx');
        setSheet(() => CodeSheet);
      } catch {
        setOpen(false);
        void platform.showToast({ title: 'The code could not load', icon: 'none' });
      }
    };
    useNavigationBarButtonTap(({ id }) => {
      if (id === BUTTON) void open();
    });
    return (
      <>
        <Screen />
        {isCustom && <CodeSpot route={key} onClick={() => void open()} />}
        {Sheet && <Sheet route={key} open={isOpen} onOpenChange={setOpen} {...options} />}
      </>
    );
  };
}

/** The button of a page that draws its own bar: in its `[data-page-tools]`, or at the edge of the screen. */
function CodeSpot({ route, onClick }: { route: string; onClick: () => void }) {
  const t = useWords(words);
  const [place, setPlace] = useState<Element | 'edge'>();
  // A page that was rendered ahead has no button yet.
  usePageReady(() => {
    const page = `[data-page="${route}"][data-state="active"]`;
    setPlace(document.querySelector(`${page} [data-page-tools]`) ?? 'edge');
  });
  if (!place) return null;
  const button = (
    <button
      type="button"
      className="code-spot"
      data-place={place === 'edge' ? 'edge' : 'bar'}
      aria-label={t(BUTTON)}
      onClick={onClick}
    >
      <CodeIcon size="1.375rem" />
    </button>
  );
  return place === 'edge' ? button : createPortal(button, place);
}
