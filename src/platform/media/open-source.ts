import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { isPlatformError } from '@/platform/call/errors';
import { type FileSource, isBlob } from '@/platform/files/file-source';
import { readFile } from '@/platform/files/read-file';
import { createTempFiles } from '@/platform/files/temp-files';

export type Source = {
  /** What an element can show or play. */
  readonly url: string;
  /** Null for what only an element may load: another origin's, or what was not to be fetched. */
  readonly blob: Blob | null;
  readonly close: () => void;
};

type How = {
  /** Whether what is on the network is fetched whole; else an element takes of it what it needs. */
  readonly fetch: boolean;
  readonly signal: AbortSignal;
};

/** What the parameter `src` of a call names. */
export async function openSource(
  context: PlatformContext,
  src: FileSource,
  fail: Fail,
  { fetch, signal }: How,
): Promise<Source> {
  const { window, document } = context.env;
  const known = isBlob(src) ? src : context.shelf(createTempFiles).find(src);
  if (known) return ofBlob(window, known);
  const url = resolve(String(src), document.baseURI);
  const direct: Source = { url: url?.href ?? '', blob: null, close: () => {} };
  const isRemote = url !== null && /^(https?|blob):$/.test(url.protocol);
  if (isRemote && !fetch) return direct;
  try {
    return ofBlob(window, await readFile(context, src, signal));
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    // A picture of another origin may be shown all the same, and a blob: URL whatever connect-src says.
    if (isRemote && error.code === 'not-found') return direct;
    throw fail(error.code, error.message.replace('filePath', 'src'), error.cause);
  }
}

function ofBlob(window: PlatformContext['env']['window'], blob: Blob): Source {
  const url = window.URL.createObjectURL(blob);
  return { url, blob, close: () => window.URL.revokeObjectURL(url) };
}

function resolve(source: string, base: string): URL | null {
  try {
    return new URL(source, base);
  } catch {
    return null;
  }
}
