const RATE = 8000;

/** A sound file with a quiet tone of this length. */
export function makeWav(seconds: number): Blob {
  const length = Math.round(RATE * seconds);
  const view = new DataView(new ArrayBuffer(44 + length));
  const text = (at: number, value: string) =>
    [...value].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, length, true);
  for (let index = 0; index < length; index++) {
    view.setUint8(44 + index, 128 + 20 * Math.sin((index * 440 * 2 * Math.PI) / RATE));
  }
  return new Blob([view], { type: 'audio/wav' });
}
