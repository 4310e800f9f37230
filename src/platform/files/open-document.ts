import { checkParams, oneOf, optional, required } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import type { Fail } from '@/platform/call/check';
import { createTempFile } from './temp-files';
import { type FileSource, fileName, fileSource } from './file-source';
import { createHost } from '@/platform/host/connect';
import { restrictionsOf, showGuide } from '@/platform/host/guide';
import { readFile } from './read-file';
import { saveToDevice } from '@/platform/media/save';

export type OpenDocumentParams = {
  /** A path, a URL, or the file itself. */
  readonly filePath: FileSource;
  /** The type, if neither the file nor its name has it. */
  readonly fileType?: 'doc' | 'xls' | 'ppt' | 'pdf' | 'docx' | 'xlsx' | 'pptx' | undefined;
};

const check = checkParams({
  filePath: required(fileSource),
  fileType: optional(oneOf('doc', 'xls', 'ppt', 'pdf', 'docx', 'xlsx', 'pptx')),
});

/** The types that browsers show. They can run no script, because the new tab belongs to the app's origin. */
const shownTypes = /^(application\/pdf|image\/(?!svg)|audio\/|video\/|text\/plain(;|$))/;

/**
 * Shows a document in a new tab [S5.3]. A file of a type that browsers cannot show becomes a download, which other apps of
 * the device can open. In a messaging app without tabs, a URL shows the guide to a browser.
 */
export const openDocument: Api<OpenDocumentParams, void> = defineApi('openDocument', {
  check,
  run: async (context, { filePath, fileType }, fail, { signal }) => {
    const address = addressOf(context, filePath);
    const host = context.shelf(createHost).env();
    const hasTabs = !restrictionsOf(host).has('new-window');
    if (address && hasTabs) return openTab(context, address, fail);
    if (address) {
      await showGuide(context, 'open-in-browser', address, { fail, signal });
      throw fail('unsupported', 'this app opens no new tab');
    }
    const blob = await readFile(context, filePath, signal);
    const type = fileType === 'pdf' ? 'application/pdf' : blob.type;
    const name = fileName(blob, filePath) ?? `document.${fileType ?? 'bin'}`;
    const { window } = context.env;
    if (
      !hasTabs ||
      !shownTypes.test(type) ||
      (type.endsWith('pdf') && window.navigator.pdfViewerEnabled === false)
    )
      return saveToDevice(context, new window.File([blob], name, { type }), name, { fail, signal });
    const { path } = createTempFile(context, new window.File([blob], name, { type }), name);
    openTab(context, path, fail);
  },
});

/** The full URL of a document on the web. Null for files and other paths. */
function addressOf({ env }: PlatformContext, source: FileSource): string | null {
  if (typeof source !== 'string') return null;
  try {
    const { protocol, href } = new URL(source, env.document.baseURI);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

function openTab({ env }: PlatformContext, url: string, fail: Fail): void {
  // With `noopener`, window.open returns null also for an open tab. So clear `opener` before the tab gets its URL.
  const tab = env.window.open('', '_blank');
  if (!tab) throw fail('denied', 'the browser has blocked the new tab');
  tab.opener = null;
  tab.location.replace(url);
}
