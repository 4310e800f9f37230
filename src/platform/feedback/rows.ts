import { ofPage } from '@/platform/call/asking-page';
import { asyncCalls } from '@/platform/call/rows';

const calls = () => import('./calls');

export const feedbackRows = asyncCalls(calls, {
  /** Shows a short message [S9.4]. It outlives its page. */
  showToast: {},
  /** Hides the toast. A loading sign stays. */
  hideToast: {},
  /** Shows a loading sign until hideLoading, or until the page is unloaded. The app counts the calls. */
  showLoading: ofPage,
  /** Hides the sign of one showLoading. A toast stays. */
  hideLoading: {},
  /** Asks a question with one or two buttons, or with a text field. Back, Escape and leaving the page cancel it. */
  showModal: ofPage,
  /** Shows a list of choices at the bottom of the screen [S5.2]. Closing it rejects with code `cancel`. */
  showActionSheet: ofPage,
  /** Shows a banner at the top of the screen [S9.23]. */
  showNotify: ofPage,
  /** Hides the banner. */
  hideNotify: {},
  /** Shows pictures in full size. Resolves when they are on the screen. */
  previewImage: { ...ofPage, host: 'previewImage' },
  /** Closes the preview of previewImage. Rejects if no preview is open. */
  closePreviewImage: {},
});
