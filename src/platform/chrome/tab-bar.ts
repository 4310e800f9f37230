import { type Api, defineApi } from '@/platform/call/define';
import { checkParams, flag, number, oneOf, optional, required, text } from '@/platform/call/params';
import { defined } from '@/platform/call/take';
import { requireColors, requireTabItem, requireTabBar } from './requirements';

export type SetTabBarItemParams = {
  readonly index: number;
  readonly text?: string | undefined;
  readonly iconPath?: string | undefined;
  readonly selectedIconPath?: string | undefined;
  readonly visible?: boolean | undefined;
  /** Another tab page of the route table, which this tab then opens. */
  readonly pagePath?: string | undefined;
};

export type SetTabBarStyleParams = {
  /** A CSS colour, as the next two. */
  readonly color?: string | undefined;
  readonly selectedColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
  readonly borderStyle?: 'black' | 'white' | undefined;
};

export type HideTabBarParams = {
  /** Slides the bar instead of removing it at once. @default false */
  readonly animation?: boolean | undefined;
};

export type ShowTabBarParams = HideTabBarParams;

export type SetTabBarBadgeParams = {
  readonly index: number;
  /** The bar shows '...' instead of a text that is wider than three columns. An empty text removes the badge. */
  readonly text: string;
};

export type ShowTabBarRedDotParams = { readonly index: number };
export type RemoveTabBarBadgeParams = ShowTabBarRedDotParams;
export type HideTabBarRedDotParams = ShowTabBarRedDotParams;

const checkItem = checkParams({
  index: required(number),
  text: optional(text),
  iconPath: optional(text),
  selectedIconPath: optional(text),
  visible: optional(flag),
  pagePath: optional(text),
});

const checkStyle = checkParams({
  color: optional(text),
  selectedColor: optional(text),
  backgroundColor: optional(text),
  borderStyle: optional(oneOf('black', 'white')),
});

const checkAnimation = checkParams({ animation: optional(flag, false) });

const checkBadge = checkParams({ index: required(number), text: required(text) });

const checkIndex = checkParams({ index: required(number) });

/** Parameters that are left out change nothing. */
export const setTabBarItem: Api<SetTabBarItemParams, void> = defineApi('setTabBarItem', {
  check: checkItem,
  run: (context, { index, pagePath, ...change }, fail) => {
    requireTabItem(context, index, fail);
    if (pagePath !== undefined && !context.layout.isTab(pagePath)) {
      throw fail('non-tabbar', `parameter.pagePath is not a tab page: ${pagePath.slice(0, 200)}`);
    }
    context.chrome.changeTabItem(index, defined({ ...change, page: pagePath }));
  },
});

/** Parameters that are left out change nothing. */
export const setTabBarStyle: Api<SetTabBarStyleParams, void> = defineApi('setTabBarStyle', {
  check: checkStyle,
  run: (context, style, fail) => {
    requireTabBar(context, fail);
    const { color, selectedColor, backgroundColor } = style;
    requireColors(context, { color, selectedColor, backgroundColor }, fail);
    const { chrome } = context;
    const before = chrome.getState().tabBar.style;
    chrome.changeTabBar({ style: { ...before, ...defined(style) } });
  },
});

export const hideTabBar: Api<HideTabBarParams, void> = defineVisibility('hideTabBar', false);
export const showTabBar: Api<ShowTabBarParams, void> = defineVisibility('showTabBar', true);

export const setTabBarBadge: Api<SetTabBarBadgeParams, void> = defineApi('setTabBarBadge', {
  check: checkBadge,
  run: (context, { index, text: badge }, fail) => {
    requireTabItem(context, index, fail);
    context.chrome.changeTabItem(index, { badge: badge === '' ? null : { text: badge } });
  },
});

export const showTabBarRedDot: Api<ShowTabBarRedDotParams, void> = defineBadge(
  'showTabBarRedDot',
  'dot',
);
/** Both calls remove a text as well as a dot. */
export const hideTabBarRedDot: Api<HideTabBarRedDotParams, void> = defineBadge(
  'hideTabBarRedDot',
  null,
);
export const removeTabBarBadge: Api<RemoveTabBarBadgeParams, void> = defineBadge(
  'removeTabBarBadge',
  null,
);

function defineVisibility(name: string, visible: boolean): Api<HideTabBarParams, void> {
  return defineApi(name, {
    check: checkAnimation,
    run: (context, { animation }, fail) => {
      requireTabBar(context, fail);
      context.chrome.changeTabBar({ visible, animated: animation });
    },
  });
}

/** A tab has a text, a red dot, or neither: a new one replaces the old one. */
function defineBadge(name: string, badge: 'dot' | null): Api<ShowTabBarRedDotParams, void> {
  return defineApi(name, {
    check: checkIndex,
    run: (context, { index }, fail) => {
      requireTabItem(context, index, fail);
      context.chrome.changeTabItem(index, { badge });
    },
  });
}
