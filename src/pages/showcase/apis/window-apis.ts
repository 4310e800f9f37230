import { type Apis, text } from './api-entry';

const none = {
  en: 'This app has no such window, so the call rejects.',
  zh: '本应用没有该窗口，调用会说明这一点。',
};

export const windowApis = {
  showLeftWindow: {
    en: 'Shows the contents, on a narrow screen as a drawer.',
    zh: '显示目录；窄屏上为抽屉。',
  },
  hideLeftWindow: {
    en: 'Hides the contents, also on a wide screen.',
    zh: '隐藏目录，宽屏上同样有效。',
  },
  showTopWindow: { ...none },
  hideTopWindow: { ...none },
  getLeftWindowStyle: { en: 'Returns the style that was set below.', zh: '读取下面设置的样式。' },
  setLeftWindowStyle: {
    en: 'Sets the width and other styles of the contents.',
    zh: '设置目录窗口的宽度与其他样式。',
    fields: [text('width', '320px'), text('opacity', '0.9')],
  },
  getTopWindowStyle: { ...none },
  setTopWindowStyle: { ...none, fields: [text('height', '80px')] },
  getRightWindowStyle: { ...none },
  setRightWindowStyle: { ...none, fields: [text('width', '320px')] },
  showRightWindow: { ...none },
  hideRightWindow: { ...none },
} as const satisfies Apis;
