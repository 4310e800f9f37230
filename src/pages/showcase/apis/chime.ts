const RATE = 8000;
const SECONDS = 0.6;

/** A bell of 880 Hz as a WAV. It is made here, because a file would need a request. */
export function chimeUrl(): string {
  const length = RATE * SECONDS;
  const view = new DataView(new ArrayBuffer(44 + length));
  const text = (at: number, value: string) => {
    for (let index = 0; index < value.length; index++)
      view.setUint8(at + index, value.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, one channel, one byte a sample.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, length, true);
  for (let index = 0; index < length; index++) {
    const loudness = 1 - index / length;
    view.setUint8(44 + index, 128 + 90 * loudness * Math.sin((index / RATE) * 880 * 2 * Math.PI));
  }
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}
