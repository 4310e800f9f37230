import { type ApisOf, choice, number, text } from './api-entry';

const group = 'base' as const;
const sync = true;
const args = 'list' as const;

export const baseApis = {
  $on: {
    group,
    en: 'Listens to news of the app’s own. The try-out emits two.',
    zh: '监听应用自己的事件。示例会触发两次。',
    demo: {
      run: (platform, _params, tell) => {
        const stop = platform.$on('delivery', tell);
        platform.$emit('delivery', 'granite');
        platform.$emit('delivery', 'slate');
        stop();
      },
      code: "const stop = platform.$on('delivery', (stone) => {\n  console.log(stone);\n});\nplatform.$emit('delivery', 'granite');\nplatform.$emit('delivery', 'slate');\nstop();",
    },
  },
  $once: {
    group,
    en: 'Hears of it one time. The try-out emits two.',
    zh: '只监听一次。示例会触发两次。',
    demo: {
      run: (platform, _params, tell) => {
        platform.$once('delivery', tell);
        platform.$emit('delivery', 'granite');
        platform.$emit('delivery', 'slate');
      },
      code: "platform.$once('delivery', (stone) => {\n  console.log(stone);\n});\nplatform.$emit('delivery', 'granite');\nplatform.$emit('delivery', 'slate');",
    },
  },
  $off: {
    group,
    sync,
    args,
    en: 'Removes all that listen to an event.',
    zh: '移除某事件的全部监听函数。',
    fields: [text('event', 'delivery')],
  },
  $emit: {
    group,
    sync,
    args,
    en: 'Tells everybody who listens to it.',
    zh: '通知所有监听者。',
    fields: [text('event', 'delivery'), text('stone', 'granite')],
  },
  addInterceptor: {
    group,
    en: 'Stands before a call. The try-out changes what a toast says.',
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
    group,
    sync,
    args,
    en: 'Removes those before a call.',
    zh: '移除某调用的拦截器。',
    fields: [text('name', 'showToast')],
  },
  rpx2px: {
    group,
    sync,
    args,
    en: 'Pixels of a length in a design that is 750 wide.',
    zh: '把 750 宽设计稿中的长度换算为像素。',
    fields: [number('number', '375')],
  },
  upx2px: {
    group,
    sync,
    args,
    en: 'The older name of rpx2px.',
    zh: 'rpx2px 的旧名称。',
    fields: [number('number', '750')],
  },
  base64ToArrayBuffer: {
    group,
    en: 'The bytes behind base64.',
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
    group,
    en: 'Base64 of bytes.',
    zh: '把字节转换为 base64。',
    fields: [text('text', 'Portico')],
    demo: {
      run: (platform, params) =>
        platform.arrayBufferToBase64(new TextEncoder().encode(String(params.text)).buffer),
      code: "const { buffer } = new TextEncoder().encode('Portico');\nplatform.arrayBufferToBase64(buffer);",
    },
  },
  getProvider: {
    group,
    en: 'Who serves it here: in a browser nobody.',
    zh: '服务提供者：浏览器中没有。',
    fields: [choice('service', 'oauth', 'share', 'payment', 'push')],
  },
  getPushClientId: {
    group,
    en: 'This device’s id with a push service that the app has chosen.',
    zh: '应用所选推送服务中的设备标识。',
  },
  invokePushCallback: {
    group,
    en: 'How that service tells the app.',
    zh: '推送服务通知应用的入口。',
    fields: [choice('type', 'clientId', 'pushMsg', 'click'), text('cid', 'device-7')],
  },
} as const satisfies ApisOf<'base'>;
