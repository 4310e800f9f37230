import type { PlatformContext } from '@/platform/context';

/** A picture decoded and upright, ready to be drawn. Rejects when the browser can not show it. */
export function loadImage(
  { env }: PlatformContext,
  url: string,
  signal: AbortSignal,
): Promise<HTMLImageElement> {
  const image = new env.window.Image();
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const give = () => {
      image.src = '';
      reject(signal.reason);
    };
    signal.addEventListener('abort', give);
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () =>
      reject(new TypeError('not a picture that this browser can show')),
    );
    image.decoding = 'async';
    image.src = url;
    if (signal.aborted) give();
  });
}
