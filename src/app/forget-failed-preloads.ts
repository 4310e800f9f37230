/**
 * WebKit keeps a module whose preload link failed, 404 or no network alike: every later import of it fails
 * without a request, and so does every import of what stands on it, even after a reload [S2.12]. A fetch of
 * the same address, well or not, makes it forget.
 */
export function forgetFailedPreloads(window: Window & typeof globalThis): () => void {
  // The event does not bubble.
  const onError = ({ target }: Event) => {
    if (!(target instanceof window.HTMLLinkElement) || !target.rel.endsWith('preload')) return;
    window.fetch(target.href).catch(() => {});
  };
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
