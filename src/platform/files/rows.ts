import { asyncCalls } from '@/platform/call/rows';

const calls = () => import('./calls');

export const fileRows = asyncCalls(calls, {
  /** The size and digest of a file. */
  getFileInfo: {},
  /** Keeps a temporary file for later visits. */
  saveFile: {},
  /** All files that saveFile keeps. */
  getSavedFileList: {},
  /** The size and age of a file that saveFile keeps. */
  getSavedFileInfo: {},
  /** Deletes a file that saveFile keeps. */
  removeSavedFile: {},
  /**
   * Shows a document in a new window, or downloads it.
   *
   * @support Everywhere, after a tap; in-app browsers may show no documents
   */
  openDocument: {},
});
