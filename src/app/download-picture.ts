import type { Env } from '@/platform';

/** A browser that is still writing must find the address alive. */
const REVOKE_AFTER = 60_000;

/** Hands a picture to the browser's downloads. Rejects where it can not be had. */
export async function downloadPicture(
  { window, document, after }: Env,
  url: string,
): Promise<void> {
  const response = await window.fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const address = window.URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(url, document.baseURI);
  link.click();
  after(REVOKE_AFTER, () => window.URL.revokeObjectURL(address));
}

/** The last part of its path; a data or blob address has none. */
export function fileNameOf(url: string, base: string): string {
  const { protocol, pathname } = new URL(url, base);
  const name = /^https?:$/.test(protocol) ? (pathname.split('/').pop() ?? '') : '';
  return name || 'picture';
}
