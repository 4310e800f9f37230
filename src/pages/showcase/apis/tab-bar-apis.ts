import { type Apis, choice, flag, number, text } from './api-entry';

const onTabPage = true;
const me = number('index', '3');

export const tabBarApis = {
  setTabBarBadge: {
    onTabPage,
    en: 'Shows a short text on a tab.',
    zh: '在标签上显示角标。',
    fields: [me, text('text', '5')],
  },
  removeTabBarBadge: { onTabPage, en: 'Removes the text.', zh: '移除角标。', fields: [me] },
  showTabBarRedDot: {
    onTabPage,
    en: 'Shows a red dot on a tab.',
    zh: '在标签上显示红点。',
    fields: [me],
  },
  hideTabBarRedDot: { onTabPage, en: 'Removes the dot.', zh: '移除红点。', fields: [me] },
  setTabBarItem: {
    onTabPage,
    en: 'Changes a tab’s text, icon or page.',
    zh: '更改标签的文字、图标或页面。',
    fields: [
      me,
      text('text', 'Myself'),
      text('iconPath'),
      text('selectedIconPath'),
      flag('visible', 'true'),
      text('pagePath'),
    ],
  },
  setTabBarStyle: {
    onTabPage,
    en: 'Changes the bar’s colours.',
    zh: '更改标签栏颜色。',
    fields: [
      text('color'),
      text('selectedColor', '#c4321b'),
      text('backgroundColor'),
      choice('borderStyle', 'black', 'white'),
    ],
  },
  hideTabBar: {
    onTabPage,
    en: 'Hides the bar until showTabBar.',
    zh: '隐藏标签栏，直到调用 showTabBar。',
    fields: [flag('animation', 'true')],
    undo: (platform) => platform.showTabBar(),
  },
  showTabBar: {
    onTabPage,
    en: 'Shows the bar again.',
    zh: '重新显示标签栏。',
    fields: [flag('animation', 'true')],
  },
} as const satisfies Apis;
