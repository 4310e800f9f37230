import { asyncCalls } from '@/platform/call/rows';
import { openInTap } from './tab-in-tap';

const calls = () => import('./calls');

export const fileRows = asyncCalls(calls, {
  /**
   * The size and digest of a file.
   *
   * @rejects abort denied failed http-status invalid not-found offline timeout unsupported
   */
  getFileInfo: {},
  /** Keeps a temporary file for later visits. */
  saveFile: {},
  /**
   * All files that saveFile keeps.
   *
   * @rejects abort denied failed timeout unsupported
   */
  getSavedFileList: {},
  /**
   * The size and age of a file that saveFile keeps.
   *
   * @rejects abort denied failed invalid not-found timeout unsupported
   */
  getSavedFileInfo: {},
  /**
   * Deletes a file that saveFile keeps.
   *
   * @rejects abort denied failed invalid not-found timeout unsupported
   */
  removeSavedFile: {},
  /**
   * Shows a document in a new window, or downloads it.
   *
   * @support Everywhere, after a tap; in-app browsers may show no documents
   * @rejects abort cancel denied failed http-status invalid not-found offline timeout unsupported
   */
  openDocument: { begin: openInTap },
});
