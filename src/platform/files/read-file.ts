import { failureOf, type Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { isPlatformError, type PlatformErrorDetails } from '@/platform/call/errors';
import { withDeadline } from '@/platform/call/timers';
import { hostVoiceOf } from '@/platform/host/adapter';
import { fromBase64 } from '@/shared/decode-value';
import { attempt } from '@/shared/errors';
import { fetchCode } from '@/shared/lost-code';
import { isBlob, isSavedPath, type FileSource } from './file-source';
import { createTempFile, createTempFiles } from './temp-files';

/**
 * The file behind a path, as a Blob. A Blob is a handle: its bytes are not read yet. The errors name the parameter
 * `filePath`, and their codes and messages suit the call that reads.
 */
export async function readFile(
  context: PlatformContext,
  source: FileSource,
  signal?: AbortSignal,
): Promise<Blob> {
  if (isBlob(source)) return source;
  const fail = failureOf('readFile');
  if (hostVoiceOf(source) !== null)
    throw fail(
      'invalid',
      'parameter.filePath is a voice that the messaging app keeps: host.uploadMedia hands it over',
    );
  const temporary = context.shelf(createTempFiles).find(source);
  if (temporary) return temporary;
  if (/^data:/i.test(source)) {
    const blob = readDataUrl(source);
    if (blob) return blob;
    throw fail('invalid', 'parameter.filePath is a broken data: URL');
  }
  if (isSavedPath(source)) {
    // Few apps save files, so the database is loaded on demand.
    const { requireSaved } = await fetchCode(() => import('./saved-files'));
    return requireSaved(context, source, fail);
  }
  return fetchFile(context, source, fail, signal);
}

/** Reads a file for a call whose parameter has another name than `filePath`. */
export async function readParameter(
  context: PlatformContext,
  source: FileSource,
  parameter: string,
  fail: Fail,
  signal: AbortSignal,
): Promise<Blob> {
  try {
    return await readFile(context, source, signal);
  } catch (cause) {
    if (!isPlatformError(cause)) throw cause;
    const message = cause.message.replace('parameter.filePath', `parameter.${parameter}`);
    const { response, limit } = cause as PlatformErrorDetails;
    const named = cause.code === 'invalid' ? parameter : undefined;
    throw fail(cause.code, message, cause, { parameter: named, response, limit });
  }
}

/** A URL for an <img>. Files, and the paths of saved files, get one that is valid as long as the page. */
export async function pictureAddress(
  context: PlatformContext,
  source: FileSource,
): Promise<string> {
  if (typeof source === 'string' && !isSavedPath(source)) return source;
  try {
    const blob = await readFile(context, source);
    return createTempFile(context, blob, 'name' in blob ? String(blob.name) : 'picture').path;
  } catch {
    // The preview shows that this picture failed to load, and shows the others.
    return String(source);
  }
}

/** Fetches the file behind a URL. It has as much time as a download [S9.1]. */
async function fetchFile(
  context: PlatformContext,
  source: string,
  fail: Fail,
  signal?: AbortSignal,
): Promise<Blob> {
  const { env, messages, settings } = context;
  const { window, document } = env;
  const url = attempt(() => new URL(source, document.baseURI));
  if (!url || !/^(https?|blob):$/.test(url.protocol)) {
    throw fail('invalid', 'parameter.filePath is neither a known path nor a URL');
  }
  const isRemote = url.protocol !== 'blob:';
  if (isRemote && !window.navigator.onLine) throw fail('offline', messages.t('noNetwork'));

  return withDeadline(context, settings.timeouts.download, fail, signal, async (ending) => {
    try {
      const answer = await window.fetch(url, { signal: ending });
      if (answer.ok) return await answer.blob();
      const header = Object.fromEntries(answer.headers);
      const response = { statusCode: answer.status, header, data: undefined };
      const message = `the server answered ${answer.status}`;
      throw fail('http-status', message, undefined, { response });
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      // The browser hides whether the connection failed or the other origin refused. A blob: URL was revoked.
      throw fail(isRemote ? 'network' : 'not-found', 'parameter.filePath cannot be read', cause);
    }
  });
}

/** Decodes a data: URL. Null if it is broken. `fetch` would need a `connect-src` that allows data: URLs. */
export function readDataUrl(url: string): Blob | null {
  const parts = /^data:([^,]*?)(;\s*base64)?,([^#]*)/i.exec(url);
  if (!parts) return null;
  const [, type = '', base64, data = ''] = parts;
  try {
    const bytes = unescapeBytes(data);
    return new Blob([base64 ? fromBase64(new TextDecoder().decode(bytes)) : bytes], {
      type: /^(;|$)/.test(type) ? `text/plain${type}` : type,
    });
  } catch {
    return null;
  }
}

/** `%41` is a byte, and decodeURIComponent accepts UTF-8 only. A `%` without two digits stays as it is. */
function unescapeBytes(data: string): Uint8Array<ArrayBuffer> {
  const source = new TextEncoder().encode(data);
  const bytes = new Uint8Array(source.length);
  let length = 0;
  for (let index = 0; index < source.length; index++) {
    const hex = source[index] === 0x25 && hexAt(source, index + 1);
    bytes[length++] = typeof hex === 'number' ? hex : (source[index] ?? 0);
    if (typeof hex === 'number') index += 2;
  }
  return bytes.slice(0, length);
}

function hexAt(source: Uint8Array, index: number): number | false {
  const digits = String.fromCharCode(source[index] ?? 0, source[index + 1] ?? 0);
  return /^[0-9a-f]{2}$/i.test(digits) && Number.parseInt(digits, 16);
}
