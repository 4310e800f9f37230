import { checkParams, oneOf, optional, required } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import type { Fail } from '@/platform/call/check';
import { createTempFile } from './temp-files';
import { type FileSource, fileName, fileSource } from './file-source';
import type { HostWork } from '@/platform/host/adapter';
import { createHost } from '@/platform/host/connect';
import { showGuide } from '@/platform/host/guide';
import { isInAppOnPhone } from '@/platform/host/detect';
import { readFile } from './read-file';
import { saveToDevice } from '@/platform/media/save';
import { attempt } from '@/shared/errors';
import { isShown, openInTap } from './tab-in-tap';

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

/**
 * Shows a document in a new tab [S5.3]. A file of a type that browsers cannot show becomes a download, which other apps of
 * the device can open. In a messaging app without tabs, a URL shows the guide to a browser.
 */
export const openDocument: Api<OpenDocumentParams, void, never, Window> = defineApi(
  'openDocument',
  {
    check,
    run: async (context, params, fail, { signal, begun, caller }) => {
      const work = { fail, signal, caller };
      // If this code was already loaded, the call still runs in the tap and opens the tab itself.
      const tab = begun ?? openInTap(context, params, signal);
      try {
        if (signal.aborted) throw fail('abort', 'aborted');
        if (!(await show(context, params, tab, work))) tab?.close();
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  },
);

/** False if the document opened in no tab, but became a download. */
async function show(
  context: PlatformContext,
  { filePath, fileType }: OpenDocumentParams,
  tab: Window | undefined,
  work: HostWork,
): Promise<boolean> {
  const { fail, signal } = work;
  const { window } = context.env;
  const address = addressOf(context, filePath);
  const host = context.shelf(createHost).env();
  const hasTabs = !isInAppOnPhone(host);
  if (address && hasTabs) return openTab(context, tab, address, fail);
  if (address) {
    await showGuide(context, 'open-in-browser', address, work);
    throw fail('unsupported', 'this app opens no new tab');
  }
  const blob = await readFile(context, filePath, signal);
  const type = fileType === 'pdf' ? 'application/pdf' : blob.type;
  const name = fileName(blob, filePath) ?? `document.${fileType ?? 'bin'}`;
  const file = new window.File([blob], name, { type });
  if (!hasTabs || !isShown(window, type)) {
    tab?.close();
    await saveToDevice(context, file, name, work);
    return false;
  }
  return openTab(context, tab, createTempFile(context, file, name).path, fail);
}

/** The full URL of a document on the web. Null for files and other paths. */
function addressOf({ env }: PlatformContext, source: FileSource): string | null {
  const url =
    typeof source === 'string' ? attempt(() => new URL(source, env.document.baseURI)) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function openTab(
  { env }: PlatformContext,
  opened: Window | undefined,
  url: string,
  fail: Fail,
): true {
  const tab = opened ?? env.window.open('', '_blank');
  if (!tab) throw fail('denied', 'the browser has blocked the new tab');
  tab.opener = null;
  tab.location.replace(url);
  return true;
}
