import { locales } from '../autonyms';
import { type Apis, choice, hear, number, off, text } from './api-entry';

const sync = true;
const args = 'list' as const;

export const baseApis = {
  $on: {
    en: 'Listens to events of the app. This example emits two.',
    zh: '监听应用自己的事件。示例会触发两次。',
    demo: {
      run: (platform, _params, tell) => {
        const stop = platform.$on('delivery', tell);
        platform.$emit('delivery', 'latte');
        platform.$emit('delivery', 'cake');
        stop();
      },
      code: "const stop = platform.$on('delivery', (item) => {\n  console.log(item);\n});\nplatform.$emit('delivery', 'latte');\nplatform.$emit('delivery', 'cake');\nstop();",
    },
  },
  $once: {
    en: 'Listens once. This example emits two events.',
    zh: '只监听一次。示例会触发两次。',
    demo: {
      run: (platform, _params, tell) => {
        platform.$once('delivery', tell);
        platform.$emit('delivery', 'latte');
        platform.$emit('delivery', 'cake');
      },
      code: "platform.$once('delivery', (item) => {\n  console.log(item);\n});\nplatform.$emit('delivery', 'latte');\nplatform.$emit('delivery', 'cake');",
    },
  },
  $off: {
    sync,
    args,
    en: 'Removes all listeners of an event.',
    zh: '移除某事件的全部监听函数。',
    fields: [text('event', 'delivery')],
  },
  $emit: {
    sync,
    args,
    en: 'Sends an event to its listeners.',
    zh: '通知所有监听者。',
    fields: [text('event', 'delivery'), text('item', 'latte')],
  },
  addInterceptor: {
    en: 'Intercepts a call. This example changes the text of a toast.',
    zh: '拦截调用。示例会修改提示文字。',
    demo: {
      run: async (platform) => {
        const remove = platform.addInterceptor('showToast', {
          invoke: (params) => ({ ...params, title: 'Changed on its way' }),
        });
        await platform.showToast({ title: 'Saved' }).finally(remove);
      },
      code: "const remove = platform.addInterceptor('showToast', {\n  invoke: (params) => ({ ...params, title: 'Changed on its way' }),\n});\nawait platform.showToast({ title: 'Saved' });\nremove();",
    },
  },
  removeInterceptor: {
    sync,
    args,
    en: 'Removes the interceptors of a call.',
    zh: '移除某调用的拦截器。',
    fields: [text('name', 'showToast')],
  },
  rpx2px: {
    sync,
    args,
    en: 'Converts a length of a design that is 750 wide to pixels.',
    zh: '把 750 宽设计稿中的长度换算为像素。',
    fields: [number('number', '375')],
  },
  upx2px: {
    sync,
    args,
    en: 'Older name of rpx2px.',
    zh: 'rpx2px 的旧名称。',
    fields: [number('number', '750')],
  },
  base64ToArrayBuffer: {
    en: 'Decodes base64 to bytes.',
    zh: '把 base64 转换为字节。',
    fields: [text('base64', 'UG9ydGljbw==')],
    demo: {
      run: (platform, { base64 }) => [
        ...new Uint8Array(platform.base64ToArrayBuffer(String(base64))),
      ],
      code: "const buffer = platform.base64ToArrayBuffer('UG9ydGljbw==');\nconst bytes = new Uint8Array(buffer);",
    },
  },
  arrayBufferToBase64: {
    en: 'Encodes bytes as base64.',
    zh: '把字节转换为 base64。',
    fields: [text('text', 'Portico')],
    demo: {
      run: (platform, params) =>
        platform.arrayBufferToBase64(new TextEncoder().encode(String(params.text)).buffer),
      code: "const { buffer } = new TextEncoder().encode('Portico');\nplatform.arrayBufferToBase64(buffer);",
    },
  },
  getProvider: {
    en: 'Returns the service providers. A browser has none.',
    zh: '服务提供者：浏览器中没有。',
    fields: [choice('service', 'oauth', 'share', 'payment', 'push')],
  },
  getPushClientId: {
    en: 'Returns the id of this device at the app’s push service.',
    zh: '应用所选推送服务中的设备标识。',
  },
  invokePushCallback: {
    en: 'Passes a message of the push service to the app.',
    zh: '推送服务通知应用的入口。',
    fields: [choice('type', 'clientId', 'pushMsg', 'click'), text('cid', 'device-7')],
  },
  getLocale: { sync, en: 'Returns the language in use.', zh: '当前语言。' },
  setLocale: {
    args,
    en: 'Changes and stores the language. auto is the language of the app or the browser.',
    zh: '立即切换语言并记住选择。auto 为应用的默认语言。',
    fields: [choice('locale', 'auto', ...locales)],
  },
  onLocaleChange: { ...hear, en: 'Runs when the language has changed.', zh: '语言已切换。' },
  offLocaleChange: off,
  setTheme: {
    args,
    en: 'Changes and stores the theme. auto is the theme of the app or the system.',
    zh: '立即切换主题并记住选择。auto 为应用的默认主题。',
    fields: [choice('theme', 'auto', 'light', 'dark')],
  },
} as const satisfies Apis;
