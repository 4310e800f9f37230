import { createStore } from 'zustand/vanilla';
import type { NavigatorPort } from '@/platform/navigation/navigator-port';
import { type ReadableStore, readable } from '@/shared/readable-store';

export type TimingFunction = 'linear' | 'easeIn' | 'easeOut' | 'easeInOut';

/** What calls have changed about one page. What is missing is as the route table says. */
export type PageChrome = {
  readonly title?: string;
  readonly frontColor?: string;
  readonly backgroundColor?: string;
  readonly colorAnimation?: { readonly duration: number; readonly timingFunc: TimingFunction };
  readonly loading?: boolean;
  readonly refreshing?: boolean;
  /** CSS declarations for the page. */
  readonly pageStyle?: string;
  /** For the document while the page is the active one. */
  readonly rootFontSize?: string;
  /** How often it has started anew after it threw. */
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
  /** Of the last change of `visible`. */
  readonly animated: boolean;
  readonly style: TabBarStyle;
  readonly items: { readonly [index: number]: TabItemChrome };
};

type DrawerSide = 'left' | 'right';
export type WindowSide = 'top' | DrawerSide;

export type ChromeState = {
  readonly pages: { readonly [pageId: string]: PageChrome };
  readonly tabBar: TabBarChrome;
  /** Only what calls have shown or hidden; else the width of the screen decides. */
  readonly windows: { readonly [side in WindowSide]?: 'shown' | 'hidden' };
  /** On a small screen: the window that a call has opened over the app. */
  readonly drawer?: DrawerSide | undefined;
  /** The screen keyboard is up. */
  readonly keyboard: boolean;
  /** CSS declarations; width and height are those of the window itself. */
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

/** The bars around the pages, as changed by calls. A page's part goes when the page is unloaded. */
export function createChrome(navigator: Pick<NavigatorPort, 'onUnload'>): Chrome {
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
      const stop = navigator.onUnload(pageId, () => {
        stop();
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
