import { createStore } from 'zustand/vanilla';
import type { NavigatorPort } from '@/platform/navigation/navigator-port';
import { type ReadableStore, readable } from '@/shared/readable-store';

export type TimingFunction = 'linear' | 'easeIn' | 'easeOut' | 'easeInOut';

/** The changes that calls have made to one page. For the rest the route table counts. */
export type PageChrome = {
  readonly title?: string;
  readonly frontColor?: string;
  readonly backgroundColor?: string;
  readonly colorAnimation?: { readonly duration: number; readonly timingFunc: TimingFunction };
  readonly loading?: boolean;
  readonly refreshing?: boolean;
  /** CSS declarations for the page. */
  readonly pageStyle?: string;
  /** The document's font size while the page is the active one. */
  readonly rootFontSize?: string;
  /** The number of restarts after the page threw. */
  readonly restarts?: number;
};

export type TabItemChrome = {
  readonly text?: string;
  readonly iconPath?: string;
  readonly selectedIconPath?: string;
  readonly visible?: boolean;
  /** The tab page that the item leads to. */
  readonly page?: string;
  /** A text or a red dot, never both. */
  readonly badge?: { readonly text: string } | 'dot' | null;
};

export type TabBarStyle = {
  readonly color?: string;
  readonly selectedColor?: string;
  readonly backgroundColor?: string;
  readonly borderStyle?: string;
};

export type TabBarChrome = {
  readonly visible: boolean;
  /** Whether the last change of `visible` was animated. */
  readonly animated: boolean;
  readonly style: TabBarStyle;
  readonly items: { readonly [index: number]: TabItemChrome };
};

type DrawerSide = 'left' | 'right';
export type WindowSide = 'top' | DrawerSide;

export type ChromeState = {
  readonly pages: { readonly [pageId: string]: PageChrome };
  readonly tabBar: TabBarChrome;
  /** The windows that calls have shown or hidden. For the others the width of the screen decides. */
  readonly windows: { readonly [side in WindowSide]?: 'shown' | 'hidden' };
  /** The window that a call has opened over the app on a small screen. */
  readonly drawer?: DrawerSide | undefined;
  /** Whether the on-screen keyboard is open. */
  readonly keyboard: boolean;
  /** CSS declarations. `width` and `height` set the size of the window. */
  readonly windowStyles: { readonly [side in WindowSide]?: WindowStyle };
};

export type WindowStyle = { readonly [property: string]: string | number };

export type Chrome = ReadableStore<ChromeState> & {
  changePage(pageId: string, change: PageChrome): void;
  changeTabBar(change: Partial<TabBarChrome>): void;
  changeTabItem(index: number, change: TabItemChrome): void;
  setWindow(side: WindowSide, state: 'shown' | 'hidden'): void;
  setDrawer(drawer: DrawerSide | undefined): void;
  setWindowStyle(side: WindowSide, style: WindowStyle): void;
  setKeyboard(open: boolean): void;
};

/** The state of the bars and windows around the pages. An unload removes the page's part. */
export function createChrome(navigator: Pick<NavigatorPort, 'lifeOf'>): Chrome {
  const store = createStore<ChromeState>(() => ({
    pages: {},
    tabBar: { visible: true, animated: false, style: {}, items: {} },
    windows: {},
    windowStyles: {},
    keyboard: false,
  }));

  const changeTabBar = (change: Partial<TabBarChrome>) =>
    store.setState(({ tabBar }) => ({ tabBar: { ...tabBar, ...change } }));

  return {
    ...readable(store),
    changePage: (pageId, change) => {
      const { pages } = store.getState();
      const known = pages[pageId];
      store.setState({ pages: { ...pages, [pageId]: { ...known, ...change } } });
      if (known) return;
      navigator.lifeOf(pageId).addEventListener('abort', () => {
        store.setState(({ pages: { [pageId]: _gone, ...rest } }) => ({ pages: rest }));
      });
    },
    changeTabBar,
    changeTabItem: (index, change) => {
      const { items } = store.getState().tabBar;
      changeTabBar({ items: { ...items, [index]: { ...items[index], ...change } } });
    },
    setWindow: (side, state) =>
      store.setState(({ windows }) => ({ windows: { ...windows, [side]: state } })),
    setDrawer: (drawer) => store.setState({ drawer }),
    setKeyboard: (keyboard) => store.setState({ keyboard }),
    setWindowStyle: (side, style) =>
      store.setState(({ windowStyles }) => ({ windowStyles: { ...windowStyles, [side]: style } })),
  };
}
