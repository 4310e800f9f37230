/** Without fetch, which a strict connect-src forbids for data: URLs. Null when it is none, or a broken one. */
export function readDataUrl(url: string): Blob | null {
  const parts = /^data:([^,]*?)(;\s*base64)?,([^#]*)/i.exec(url);
  if (!parts) return null;
  const [, type = '', base64, data = ''] = parts;
  try {
    const bytes = unescapeBytes(data);
    return new Blob([base64 ? fromBase64(bytes) : bytes], {
      type: /^(;|$)/.test(type) ? `text/plain${type}` : type,
    });
  } catch {
    return null;
  }
}

/** %41 is a byte; so decodeURIComponent, which wants UTF-8, is of no use. A stray % stands for itself. */
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

function fromBase64(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const binary = atob(new TextDecoder().decode(bytes));
  const result = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
  return result;
}
