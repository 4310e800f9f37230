import { type Apis, choice, lines, text } from './api-entry';

const sync = true;

const ids = lines('menuList', 'menuItem:share:timeline\nmenuItem:copyUrl');

export const hostApis = {
  'share.open': {
    en: 'Shares this page through the app, the share sheet or a link.',
    zh: '分享此页：由所在应用、系统分享面板或链接完成。',
    fields: [text('title'), text('desc'), text('link')],
  },
  'share.prepare': {
    en: 'Sets the card of this page in a chat.',
    zh: '设置此页分享到聊天中的卡片。',
    fields: [text('title', 'Portico'), text('desc', 'Pages in a chat'), text('link')],
  },
  'host.env': { sync, en: 'Returns the messaging app around the page.', zh: '页面所在的应用。' },
  'host.ready': { en: 'Waits until the app has accepted the page.', zh: '等待所在应用授权完成。' },
  'host.can': {
    sync,
    args: 'list',
    en: 'Returns what serves a call: native, web, assist or none.',
    zh: '某个调用由谁完成：native、web、assist 或 none。',
    fields: [choice('api', 'share.open', 'chooseImage', 'scanCode', 'host.uploadMedia')],
  },
  'host.invoke': {
    en: 'Makes a call of WeChat’s own bridge.',
    zh: '调用微信自身的接口。',
    fields: [text('name', 'editAddress')],
  },
  requestPayment: {
    en: 'Opens WeChat’s payment, with fields that your server has signed.',
    zh: '用服务器签名的参数打开微信支付。',
    fields: [
      ...[text('appId'), text('timeStamp'), text('nonceStr'), text('package')],
      ...[choice('signType', 'RSA', 'MD5', 'HMAC-SHA256'), text('paySign')],
    ],
  },
  'host.credential': {
    en: 'Returns a code that your server exchanges for the user.',
    zh: '所在应用提供的用户凭证，交由服务器验证。',
  },
  'host.openOutside': {
    en: 'Opens the page in the phone’s browser.',
    zh: '离开所在应用，在浏览器中打开。',
    fields: [text('url')],
  },
  'host.closeWindow': {
    en: 'Closes the window. If that is not possible, the app restarts.',
    zh: '关闭窗口；无法关闭时回到首页。',
  },
  'host.hideMenuItems': {
    en: 'Hides entries of the app’s menu.',
    zh: '隐藏所在应用菜单中的条目。',
    fields: [ids],
  },
  'host.showMenuItems': { en: 'Shows the entries again.', zh: '重新显示这些条目。', fields: [ids] },
  'host.hideOptionMenu': { en: 'Hides the menu of the app.', zh: '隐藏所在应用的菜单。' },
  'host.showOptionMenu': { en: 'Shows the menu of the app again.', zh: '显示所在应用的菜单。' },
  'host.uploadMedia': {
    en: 'Uploads a picture or a recording to the servers of the app.',
    zh: '把应用内的图片或语音上传到其服务器。',
    fields: [text('path')],
  },
} as const satisfies Apis;
