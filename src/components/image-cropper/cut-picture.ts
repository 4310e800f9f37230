import { type CropArea, turnedSize } from './crop-view';

export type CropOptions = {
  /** The width of the result in pixels. @default the width of the part in the picture */
  width?: number;
  /** @default 'image/jpeg', or 'image/png' with `round` */
  type?: string;
  /** From 0 to 1, for JPEG and WebP. @default 0.92 */
  quality?: number;
  /** Makes the corners outside of the circle transparent. @default false */
  round?: boolean;
};

/** iOS draws nothing on a larger canvas. */
const MOST_PIXELS = 16_777_216;

/** Draws the part of the picture, in its full resolution. The browser applies the EXIF orientation. */
export function cutPicture(image: HTMLImageElement, area: CropArea, options: CropOptions) {
  const { round = false, type = round ? 'image/png' : 'image/jpeg', quality = 0.92 } = options;
  const wanted = (options.width ?? area.width) / area.width;
  const most = Math.sqrt(MOST_PIXELS / (area.width * area.height));
  const scale = Math.min(wanted > 0 ? wanted : 1, most);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('ImageCropper: the browser has no canvas'));

  if (type === 'image/jpeg') {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  if (round) {
    const [x, y] = [canvas.width / 2, canvas.height / 2];
    pen.ellipse(x, y, x, y, 0, 0, Math.PI * 2);
    pen.clip();
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  const turns = area.rotation / 90;
  const turned = turnedSize({ width, height }, turns);
  pen.imageSmoothingQuality = 'high';
  pen.scale(scale, scale);
  pen.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(image, -width / 2, -height / 2);

  return new Promise<Blob>((resolve, reject) => {
    const done = (blob: Blob | null) => {
      if (blob) resolve(blob);
      else reject(new Error(`ImageCropper: the browser cannot write "${type}"`));
    };
    // Throws if the picture is of another server that does not allow its use.
    canvas.toBlob(done, type, quality);
  });
}
