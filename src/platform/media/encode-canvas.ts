/** Rejects with the browser's SecurityError when the canvas holds a picture of another origin. */
export function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob?.type === type) resolve(blob);
        // A browser without an encoder answers with PNG; one without memory, or of an empty canvas, with nothing.
        else
          reject(new TypeError(blob ? `no encoder for ${type}` : 'the canvas can not be encoded'));
      },
      type,
      quality,
    );
  });
}
