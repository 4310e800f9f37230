/**
 * Rejects with the browser's SecurityError when the canvas holds a picture of another origin, and where there is no
 * memory or nothing to draw. A browser without an encoder for the type answers with PNG.
 */
export function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new TypeError('the canvas can not be encoded'));
      },
      type,
      quality,
    );
  });
}
