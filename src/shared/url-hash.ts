/** '#c' of '/a?b#c', '' of '/a?b'. */
export function hashOf(url: string): string {
  return url.slice(withoutHash(url).length);
}

/** Two targets are the same page if their path and query are equal. The hash is a place inside the page. */
export function withoutHash(url: string): string {
  const hashAt = url.indexOf('#');
  return hashAt < 0 ? url : url.slice(0, hashAt);
}
