import type { ApisOf } from './api-entry';

const group = 'windows' as const;
const none = {
  en: 'This app has no such window: the call says so.',
  zh: '本应用没有该窗口，调用会说明这一点。',
};

export const windowApis = {
  showLeftWindow: {
    group,
    en: 'The contents, as a drawer on a narrow screen.',
    zh: '显示目录；窄屏上为抽屉。',
  },
  hideLeftWindow: {
    group,
    en: 'Hides the contents, on a wide screen too.',
    zh: '隐藏目录，宽屏上同样有效。',
  },
  showTopWindow: { group, ...none },
  hideTopWindow: { group, ...none },
  showRightWindow: { group, ...none },
  hideRightWindow: { group, ...none },
} as const satisfies ApisOf<'windows'>;
