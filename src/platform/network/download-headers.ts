import { attempt } from '@/shared/errors';

export type ContentRange = {
  readonly start: number;
  /** The last byte of the range, and not the byte after it. */
  readonly end: number;
  /** Null if the server does not know the total. */
  readonly total: number | null;
};

/** Parses `bytes 0-99/1000` or `bytes 0-99/*`. Null for anything else. */
export function parseContentRange(header: string | undefined): ContentRange | null {
  const parts = /^\s*bytes\s+(\d+)-(\d+)\/(\d+|\*)\s*$/i.exec(header ?? '');
  if (!parts) return null;
  const [start, end] = [Number(parts[1]), Number(parts[2])];
  const total = parts[3] === '*' ? null : Number(parts[3]);
  const isValid = start <= end && (total === null || end < total);
  return isValid ? { start, end, total } : null;
}

/**
 * The name of a downloaded file: that of the server, or else the last part of a URL, or else `download`. A URL whose last
 * part has a file extension wins. Otherwise the earlier URL wins.
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

/** The file name in a Content-Disposition header (RFC 6266), without a path. Null if the header has no name. */
export function parseContentDisposition(header: string | undefined): string | null {
  const params = paramsOf(header ?? '');
  const extended = params.get('filename*');
  return (
    (extended !== undefined && baseName(decodeExtended(extended))) ||
    baseName(decodePlain(params.get('filename') ?? ''))
  );
}

function lastPartOf(url: string): string | null {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return baseName(attempt(() => decodeURIComponent(path)) ?? path);
}

/** The parameters of a header, with names in lower case. The first of two with the same name counts. */
function paramsOf(header: string): ReadonlyMap<string, string> {
  const params = new Map<string, string>();
  const param = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gs;
  for (const [, name = '', quoted, bare = ''] of `;${header}`.matchAll(param)) {
    const value = quoted === undefined ? bare.trim() : quoted.replace(/\\(.)/gs, '$1');
    if (!params.has(name.toLowerCase())) params.set(name.toLowerCase(), value);
  }
  return params;
}

/** Decodes `charset'language'percent-encoded` (RFC 5987). Empty if it is broken. */
function decodeExtended(value: string): string {
  const [, charset = '', bytes = ''] = /^([^']*)'[^']*'(.*)$/s.exec(value) ?? [];
  if (/^iso-8859-1$/i.test(charset)) {
    return bytes.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return (/^utf-8$/i.test(charset) && attempt(() => decodeURIComponent(bytes))) || '';
}

/** Browsers read each byte of a header as one character, and many servers send UTF-8. A percent sign is a percent sign. */
function decodePlain(value: string): string {
  const isBytes = /[\x80-\xff]/.test(value) && !/[^\0-\xff]/.test(value);
  if (!isBytes) return value;
  const codes = Uint8Array.from(value, (byte) => byte.charCodeAt(0));
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(codes)) ?? value;
}

/** The name without folders and control characters. Null if the name means a folder. */
function baseName(path: string): string | null {
  const name = (/[^/\\]*$/.exec(path)?.[0] ?? '').replace(/[\0-\x1f\x7f]/g, '').trim();
  return /^\.*$/.test(name) ? null : name;
}
