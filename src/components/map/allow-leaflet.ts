type Rules = { createHTML(html: string): string | null };
type TrustedTypes = { createPolicy(name: string, rules: Rules): unknown };

/**
 * Leaflet asks whether the browser draws SVG by writing `<svg/>` as markup while it is imported, and under Trusted
 * Types that ends the import. A default policy is the one place to let it: this lets those six characters through, and
 * nothing else (docs/decisions/0029-maps-on-leaflet.md).
 */
export function allowLeaflet(
  window: Window & { readonly trustedTypes?: TrustedTypes; porticoMaps?: unknown },
): void {
  window.porticoMaps ??= window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<svg/>' ? html : null),
  });
}
