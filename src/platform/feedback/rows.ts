import { askerIn } from '@/platform/call/page';
import { asyncCalls } from '@/platform/call/rows';

const calls = () => import('./calls');

export const feedbackRows = asyncCalls(calls, {
  /** A short message that disappears by itself and outlives its page [S9.4]. */
  showToast: {},
  /** Removes the toast. */
  hideToast: {},
  /** A sign that the app is busy. It stays until hideLoading. */
  showLoading: { begin: askerIn },
  /** Removes the sign of showLoading. */
  hideLoading: {},
  /** A question with one or two buttons, or with a text field. */
  showModal: { begin: askerIn },
  /** A list of choices at the bottom of the screen. */
  showActionSheet: { begin: askerIn },
  /** A message at the top of the screen. */
  showNotify: { begin: askerIn },
  /** Removes the message of showNotify. */
  hideNotify: {},
  /** Shows pictures in full size. */
  previewImage: { begin: askerIn, host: 'previewImage' },
  /** Closes the preview of previewImage. */
  closePreviewImage: {},
});
