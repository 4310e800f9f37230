/** What a server calls its file (RFC 6266), without a path; null when it does not say. */
export function parseContentDisposition(header: string | undefined): string | null {
  const params = paramsOf(header ?? '');
  const extended = params.get('filename*');
  return (
    (extended !== undefined && baseName(decodeExtended(extended))) ||
    baseName(decodePlain(params.get('filename') ?? ''))
  );
}

/**
 * The server's name, else the last part of an address, else `download`. Of the addresses, where the file is comes before
 * where it was asked for, unless only the latter tells what kind of file it is.
 */
export function fileNameOf(header: string | undefined, ...urls: readonly string[]): string {
  const names = urls.map(lastPartOf);
  return (
    parseContentDisposition(header) ??
    names.find((name) => name && /.\.\w+$/.test(name)) ??
    names.find(Boolean) ??
    'download'
  );
}

function lastPartOf(url: string): string | null {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return baseName(decodePercents(path));
}

/** Names are lower case; the first of a name counts. */
function paramsOf(header: string): ReadonlyMap<string, string> {
  const params = new Map<string, string>();
  const param = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gs;
  for (const [, name = '', quoted, bare = ''] of `;${header}`.matchAll(param)) {
    const value = quoted === undefined ? bare.trim() : quoted.replace(/\\(.)/gs, '$1');
    if (!params.has(name.toLowerCase())) params.set(name.toLowerCase(), value);
  }
  return params;
}

/** RFC 5987: `charset'language'percent-encoded`. Empty when broken. */
function decodeExtended(value: string): string {
  const [, charset = '', bytes = ''] = /^([^']*)'[^']*'(.*)$/s.exec(value) ?? [];
  if (/^iso-8859-1$/i.test(charset)) {
    return bytes.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  try {
    return /^utf-8$/i.test(charset) ? decodeURIComponent(bytes) : '';
  } catch {
    return '';
  }
}

/** Headers arrive as one character a byte, but many servers send UTF-8, bare or percent-encoded. */
function decodePlain(value: string): string {
  const isBytes = /[\x80-\xff]/.test(value) && !/[^\0-\xff]/.test(value);
  return decodePercents(isBytes ? decodeUtf8(value) : value);
}

function decodeUtf8(bytes: string): string {
  try {
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(codes);
  } catch {
    return bytes;
  }
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** No folders of either kind, no control characters, no name that means a folder. */
function baseName(path: string): string | null {
  const name = (/[^/\\]*$/.exec(path)?.[0] ?? '').replace(/[\0-\x1f\x7f]/g, '').trim();
  return /^\.*$/.test(name) ? null : name;
}
