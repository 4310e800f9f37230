type View = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

export type ViewInsets = { readonly top: number; readonly bottom: number };

/**
 * How much of a fixed layer the visitor can not see: the on-screen keyboard covers the bottom, and to show a
 * field browsers push the top out of sight. While zoomed in the visitor moves the view himself.
 */
export function viewInsets(view: View, layerHeight: number): ViewInsets {
  if (view.scale > 1.01) return { top: 0, bottom: 0 };
  const top = Math.max(0, Math.round(view.offsetTop));
  return { top, bottom: Math.max(0, Math.round(layerHeight - view.height - view.offsetTop)) };
}
