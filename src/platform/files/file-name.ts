import type { FileSource } from './file-source';

/** What a person would call it; of a blob: or data: URL nothing in it tells. */
export function fileName(blob: Blob, source: FileSource): string | null {
  if ('name' in blob) return String(blob.name);
  const last = /^(?!blob:|data:)[^?#]*\/([^/?#]+\.\w+)(?:[?#]|$)/.exec(String(source))?.[1];
  return last ? decode(last) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
