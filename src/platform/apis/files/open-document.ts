import { checkParams, oneOf, optional, required } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { type Fail } from '@/platform/call/check';
import { createTempFile } from '@/platform/files/create-temp-file';
import { fileName } from '@/platform/files/file-name';
import { type FileSource, fileSource } from '@/platform/files/file-source';
import { createHost } from '@/platform/host/connect';
import { restrictionsOf, showGuide } from '@/platform/host/guide';
import { readFile } from '@/platform/files/read-file';
import { saveToDevice } from '@/platform/media/save';

export type OpenDocumentParams = {
  /** A path, an address, or the file itself. */
  readonly filePath: FileSource;
  /** When neither the file nor its name says it. */
  readonly fileType?: 'doc' | 'xls' | 'ppt' | 'pdf' | 'docx' | 'xlsx' | 'pptx' | undefined;
};

const check = checkParams({
  filePath: required(fileSource),
  fileType: optional(oneOf('doc', 'xls', 'ppt', 'pdf', 'docx', 'xlsx', 'pptx')),
});

/** What browsers show, and what can run no script there: a file's tab belongs to this origin. */
const shown = /^(application\/pdf|image\/(?!svg)|audio\/|video\/|text\/plain(;|$))/;

/**
 * Shows a document in a new tab [S5.3]: an address as it is, a file when browsers show its kind. Any other file is
 * handed to the visitor as a download, for the apps of the device to open. A messaging app that has no tabs shows the
 * way to a browser instead.
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
      !shown.test(type) ||
      (type.endsWith('pdf') && window.navigator.pdfViewerEnabled === false)
    )
      return saveToDevice(context, new window.File([blob], name, { type }), name, fail, signal);
    const { path } = createTempFile(context, new window.File([blob], name, { type }), name);
    openTab(context, path, fail);
  },
});

/** Null for a file, and for what is no address of the web. */
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
  // With noopener a blocked tab and an open one answer the same; so the tie is cut before the address is given.
  const tab = env.window.open('', '_blank');
  if (!tab) throw fail('denied', 'the browser has blocked the new tab');
  tab.opener = null;
  tab.location.replace(url);
}
