import { samplePictures } from '@/pages/showcase/sample-pictures';
import { type Apis, choice, flag, lines, number, text } from './api-entry';

export const feedbackApis = {
  showToast: {
    en: 'Shows a short message.',
    zh: '会自动消失的短消息。',
    fields: [
      text('title', 'Saved'),
      choice('icon', 'success', 'error', 'loading', 'none'),
      number('duration', '1500'),
      choice('position', 'center', 'top', 'bottom'),
      text('image'),
      flag('mask', 'false'),
    ],
  },
  hideToast: { en: 'Hides the message.', zh: '立即隐藏消息。' },
  showLoading: {
    en: 'Shows a loading sign until hideLoading.',
    zh: '提示正在进行，直到调用 hideLoading。',
    fields: [text('title', 'Loading'), flag('mask', 'false')],
  },
  hideLoading: { en: 'Ends one showLoading.', zh: '撤回一次 showLoading。' },
  showModal: {
    en: 'Asks a question, or for one line of text.',
    zh: '提问，或请用户输入一行文字。',
    fields: [
      text('title', 'Cancel this order?'),
      text('content', 'You cannot undo this.'),
      flag('showCancel', 'true'),
      flag('editable', 'false'),
      text('placeholderText'),
      text('confirmText'),
      text('confirmColor'),
      text('cancelText'),
      text('cancelColor'),
    ],
  },
  showNotify: {
    en: 'Shows a banner at the top for three seconds.',
    zh: '顶部横幅，停留三秒。',
    fields: [
      text('message', 'Fresh strawberries are here'),
      choice('type', 'primary', 'success', 'warning', 'danger'),
      number('duration', '3000'),
      text('color'),
      text('background'),
    ],
  },
  hideNotify: { en: 'Hides the banner.', zh: '立即收起横幅。' },
  previewImage: {
    en: 'Shows pictures on the whole screen, with zoom.',
    zh: '全屏查看图片，可缩放、翻页。',
    fields: [
      lines('urls', samplePictures.join('\n')),
      number('current', '0'),
      choice('indicator', 'default', 'number', 'none'),
      flag('loop', 'false'),
      lines('alts', 'An arch\nA column\nLayers of rock'),
    ],
  },
  closePreviewImage: {
    en: 'Closes the pictures. Rejects if none are open.',
    zh: '关闭图片预览；没有打开时失败。',
  },
  showActionSheet: {
    en: 'Lets the user choose from a list. Rejects if the user cancels.',
    zh: '从列表中选择。取消时 Promise 被拒绝。',
    fields: [
      text('title', 'Milk'),
      lines('itemList', 'Polished\nHoned\nBrushed'),
      text('itemColor'),
    ],
  },
} as const satisfies Apis;
