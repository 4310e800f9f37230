export type Size = { readonly width: number; readonly height: number };

/** iOS draws nothing at all on a larger canvas, and does not say so. */
const LARGEST_AREA = 4096 * 4096;

/** One side alone keeps the picture's shape. More than every browser can draw becomes as much as it can. */
export function targetSize(
  natural: Size,
  { width, height }: { readonly [S in keyof Size]: Size[S] | undefined },
): Size {
  const wanted = {
    width: width ?? ((height ?? natural.height) * natural.width) / natural.height,
    height: height ?? ((width ?? natural.width) * natural.height) / natural.width,
  };
  const shrink = Math.min(1, Math.sqrt(LARGEST_AREA / (wanted.width * wanted.height)));
  const whole = (length: number) =>
    Math.max(1, shrink < 1 ? Math.floor(length * shrink) : Math.round(length));
  return { width: whole(wanted.width), height: whole(wanted.height) };
}
