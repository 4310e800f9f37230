import { checkParams, oneOf, optional, text } from '@/platform/call/params';
import { requireColor } from '@/platform/chrome/require-color';
import { requireTabPage } from '@/platform/chrome/require-page';
import { type Api, defineApi } from '@/platform/call/define';

export type SetTabBarStyleParams = {
  readonly color?: string | undefined;
  readonly selectedColor?: string | undefined;
  readonly backgroundColor?: string | undefined;
  readonly borderStyle?: 'black' | 'white' | undefined;
};

const check = checkParams({
  color: optional(text),
  selectedColor: optional(text),
  backgroundColor: optional(text),
  borderStyle: optional(oneOf('black', 'white')),
});

/** What is left out stays as it is. */
export const setTabBarStyle: Api<SetTabBarStyleParams, void> = defineApi('setTabBarStyle', {
  check,
  run: (context, style, fail) => {
    requireTabPage(context, fail);
    const given = Object.entries(style).filter(([, value]) => value !== undefined);
    for (const [name, color] of given) requireColor(context, name, color, fail);
    const { chrome } = context;
    chrome.changeTabBar({
      style: { ...chrome.getState().tabBar.style, ...Object.fromEntries(given) },
    });
  },
});
