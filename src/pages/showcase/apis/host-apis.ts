import { type ApisOf, choice, lines, text } from './api-entry';

const group = 'host' as const;
const sync = true;

const ids = lines('menuList', 'menuItem:share:timeline\nmenuItem:copyUrl');

export const hostApis = {
  'share.open': {
    group,
    en: 'Shares this page: by the app around it, by the share sheet, or by its link.',
    zh: '分享此页：由所在应用、系统分享面板或链接完成。',
    fields: [text('title'), text('desc'), text('link')],
  },
  'share.prepare': {
    group,
    en: 'The card of this page in a chat.',
    zh: '设置此页分享到聊天中的卡片。',
    fields: [text('title', 'Portico'), text('desc', 'Pages in a chat'), text('link')],
  },
  'host.env': { group, sync, en: 'The messaging app around the page.', zh: '页面所在的应用。' },
  'host.ready': {
    group,
    en: 'Waits until the app has let the page in.',
    zh: '等待所在应用授权完成。',
  },
  'host.can': {
    group,
    sync,
    args: 'list',
    en: 'Who does the work of a call: native, web, assist or none.',
    zh: '某个调用由谁完成：native、web、assist 或 none。',
    fields: [choice('api', 'share.open', 'chooseImage', 'scanCode', 'host.uploadMedia')],
  },
  'host.credential': {
    group,
    en: 'What the app says of who the visitor is, for the product’s server.',
    zh: '所在应用提供的用户凭证，交由服务器验证。',
  },
  'host.openInBrowser': {
    group,
    en: 'Leaves the messaging app for the browser.',
    zh: '离开所在应用，在浏览器中打开。',
    fields: [text('url')],
  },
  'host.closeWindow': {
    group,
    en: 'Closes the window; where nobody may, the app starts over.',
    zh: '关闭窗口；无法关闭时回到首页。',
  },
  'host.hideMenuItems': {
    group,
    en: 'Takes entries of the app’s menu away.',
    zh: '隐藏所在应用菜单中的条目。',
    fields: [ids],
  },
  'host.showMenuItems': {
    group,
    en: 'Gives them back.',
    zh: '重新显示这些条目。',
    fields: [ids],
  },
  'host.hideOptionMenu': { group, en: 'Takes that menu away.', zh: '隐藏所在应用的菜单。' },
  'host.showOptionMenu': { group, en: 'Gives it back.', zh: '显示所在应用的菜单。' },
  'host.uploadMedia': {
    group,
    en: 'Hands a picture or a voice of the app to its servers.',
    zh: '把应用内的图片或语音上传到其服务器。',
    fields: [text('path')],
  },
} as const satisfies ApisOf<'host'>;
