import { ofPage } from '@/platform/call/asking-page';
import { asyncCalls, joinRows } from '@/platform/call/rows';

/** Pages call these as soon as they open, so their file is small and needs no other one. */
const bars = () => import('./bars');
const calls = () => import('./calls');

export const chromeRows = joinRows(
  asyncCalls(bars, {
    /** Changes the title of the page, in its navigation bar and of the document. */
    setNavigationBarTitle: ofPage,
    /** Changes the colours of the page's navigation bar. */
    setNavigationBarColor: ofPage,
    /** Shows a spinner in the navigation bar. */
    showNavigationBarLoading: ofPage,
    /** Hides the spinner in the navigation bar. */
    hideNavigationBarLoading: ofPage,
    /** Changes the text, icon, visibility or page of a tab. */
    setTabBarItem: {},
    /** Changes the colours of the tab bar. */
    setTabBarStyle: {},
    /** Hides the tab bar. */
    hideTabBar: {},
    /** Shows the tab bar again. */
    showTabBar: {},
    /** Puts a short text on a tab. */
    setTabBarBadge: {},
    /** Removes the text from a tab. */
    removeTabBarBadge: {},
    /** Puts a red dot on a tab. */
    showTabBarRedDot: {},
    /** Removes the red dot from a tab. */
    hideTabBarRedDot: {},
  }),
  asyncCalls(calls, {
    /** Scrolls the page to an offset or to an element [S9.24]. Jumps if the user wants less motion. */
    pageScrollTo: ofPage,
    /** Starts the page's pull-down refresh, as if the user had pulled. */
    startPullDownRefresh: ofPage,
    /** Ends the page's pull-down refresh. */
    stopPullDownRefresh: ofPage,
    /** Changes the style of the page and the font size of the document. */
    setPageMeta: ofPage,
    /** Shows the window above the pages of a wide screen. */
    showTopWindow: {},
    /** Hides the window above the pages. */
    hideTopWindow: {},
    /** Shows the window left of the pages of a wide screen. */
    showLeftWindow: {},
    /** Hides the window left of the pages. */
    hideLeftWindow: {},
    /** Shows the window right of the pages of a wide screen. */
    showRightWindow: {},
    /** Hides the window right of the pages. */
    hideRightWindow: {},
    /** The style of the window above the pages. */
    getTopWindowStyle: {},
    /** Changes the style of the window above the pages. */
    setTopWindowStyle: {},
    /** The style of the window left of the pages. */
    getLeftWindowStyle: {},
    /** Changes the style of the window left of the pages. */
    setLeftWindowStyle: {},
    /** The style of the window right of the pages. */
    getRightWindowStyle: {},
    /** Changes the style of the window right of the pages. */
    setRightWindowStyle: {},
  }),
);
