export type WebAddress =
  | { readonly url: string; readonly origin: string; readonly refused?: undefined }
  | { readonly refused: string };

/** A page of the web, and where a list of origins is given, of one of them or of our own. */
export function webAddress(
  src: string,
  allow: readonly string[] | undefined,
  base: string,
): WebAddress {
  let url: URL;
  try {
    url = new URL(src, base);
  } catch {
    return { refused: `WebView: src "${src}" is no address` };
  }
  // What `javascript:`, `data:` and `blob:` bring would run as a part of this page.
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { refused: `WebView: src is refused, for it begins with "${url.protocol}"` };
  if (allow && url.origin !== new URL(base).origin && !allow.includes(url.origin))
    return { refused: `WebView: ${url.origin} is not among the origins of allow` };
  return { url: url.href, origin: url.origin };
}
