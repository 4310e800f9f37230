/** Opens the tab of openDocument in the tap. This file is in the first load. */

import type { PlatformContext } from '@/platform/call/context';
import { hostStatus } from '@/platform/host/status';
import { isInTap } from '@/platform/media/picker';
import { isBlob } from './file-source';

/** The types that browsers show. They can run no script, because the new tab belongs to the app's origin. */
const shownTypes = /^(application\/pdf|image\/(?!svg)|audio\/|video\/|text\/plain(;|$))/;

const fileTypes = /^(doc|xls|ppt)x?$|^pdf$/;

/** Whether the browser shows a file of this type in a tab. */
export function isShown({ navigator }: Window, type: string): boolean {
  const hasViewer = navigator.pdfViewerEnabled !== false || !/^[^;]+pdf\s*(;|$)/.test(type);
  return shownTypes.test(type) && hasViewer;
}

/**
 * An empty tab for the document, which closes at the signal. Safari blocks a tab that opens when the code or the file has
 * arrived. Undefined without a tap, in messaging apps, and for a file that is going to be a download.
 */
export function openInTap(
  { env, shelf }: PlatformContext,
  input: unknown,
  signal: AbortSignal,
): Window | undefined {
  const { window } = env;
  const { filePath, fileType } = Object(input) as Readonly<Record<string, unknown>>;
  const isBrowser = shelf(hostStatus).current().env.app === 'browser';
  // The call is going to refuse other parameters.
  const isFine = fileType === undefined || fileTypes.test(String(fileType));
  if (!isBrowser || !isInTap(window) || !isFine || !mayShow(window, filePath, fileType))
    return undefined;
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  // With `noopener`, window.open returns null also for an open tab. So clear `opener` before the tab gets its URL.
  tab.opener = null;
  signal.addEventListener('abort', () => tab.close());
  return tab;
}

function mayShow(window: Window, filePath: unknown, fileType: unknown): boolean {
  if (isBlob(filePath))
    return isShown(window, fileType === 'pdf' ? 'application/pdf' : filePath.type);
  // The type of other paths is known later.
  return typeof filePath === 'string' && filePath !== '';
}
