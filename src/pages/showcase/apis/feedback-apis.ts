import { samplePictures } from '@/pages/showcase/sample-pictures';
import { type ApisOf, choice, flag, lines, number, text } from './api-entry';

const group = 'feedback' as const;

export const feedbackApis = {
  showToast: {
    group,
    en: 'A short message that goes by itself.',
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
  hideToast: { group, en: 'Takes the message away.', zh: '立即隐藏消息。' },
  showLoading: {
    group,
    en: 'Says that work is going on, until hideLoading.',
    zh: '提示正在进行，直到调用 hideLoading。',
    fields: [text('title', 'Loading'), flag('mask', 'false')],
  },
  hideLoading: { group, en: 'Takes back one showLoading.', zh: '撤回一次 showLoading。' },
  showModal: {
    group,
    en: 'Asks a question, or for a line of text.',
    zh: '提问，或请用户输入一行文字。',
    fields: [
      text('title', 'Cut this slab?'),
      text('content', 'What is cut stays cut.'),
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
    group,
    en: 'A banner at the top, for three seconds.',
    zh: '顶部横幅，停留三秒。',
    fields: [
      text('message', 'The quarry is open again'),
      choice('type', 'primary', 'success', 'warning', 'danger'),
      number('duration', '3000'),
      text('color'),
      text('background'),
    ],
  },
  hideNotify: { group, en: 'Takes the banner away.', zh: '立即收起横幅。' },
  previewImage: {
    group,
    en: 'Pictures over the whole screen, to be zoomed and paged through.',
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
    group,
    en: 'Closes the pictures; fails when none are open.',
    zh: '关闭图片预览；没有打开时失败。',
  },
  showActionSheet: {
    group,
    en: 'A choice from a list. Cancelling it rejects.',
    zh: '从列表中选择。取消时 Promise 被拒绝。',
    fields: [
      text('title', 'Finish'),
      lines('itemList', 'Polished\nHoned\nBrushed'),
      text('itemColor'),
    ],
  },
} as const satisfies ApisOf<'feedback'>;
