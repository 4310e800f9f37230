import { QR_CELLS } from './qr-cells';

/** The bars of the EAN-13 4006381333931. */
const EAN =
  '#.#...##.#.#..###.#.####.####.#...#..#.##..##.#.#.#....#.#....#.#....#.###.#..#....#.##..##.#.#';

/** A picture of the code, dark on light with a margin. */
export function drawCode(kind: 'qr' | 'ean' | 'none', scale = 6): HTMLCanvasElement {
  const rows = {
    qr: QR_CELLS.trim().split('\n'),
    ean: Array<string>(40).fill(EAN),
    none: ['.'.repeat(40)],
  };
  const lines = rows[kind];
  const margin = 8;
  const canvas = document.createElement('canvas');
  canvas.width = ((lines[0]?.length ?? 0) + 2 * margin) * scale;
  canvas.height = (lines.length + 2 * margin) * scale;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  lines.forEach((line, y) => {
    [...line].forEach((cell, x) => {
      if (cell === '#') pen.fillRect((x + margin) * scale, (y + margin) * scale, scale, scale);
    });
  });
  return canvas;
}

export function photoOf(canvas: HTMLCanvasElement, type = 'image/png'): Promise<Blob> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob as Blob), type));
}
