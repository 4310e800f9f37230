const RATE = 16_000;
/** The seconds between two notes. */
const STEP = 0.6;

/**
 * Makes the demo's sound as a WAV file in memory, so that the demo needs no download. `tones` are frequencies in
 * hertz. Each tone rings and fades.
 */
export function makeSound(tones: readonly number[]): Blob {
  const samples = Math.round(RATE * STEP * (tones.length + 2));
  const view = new DataView(new ArrayBuffer(44 + samples * 2));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples * 2, true);
  for (let sample = 0; sample < samples; sample += 1) {
    const level = tones.reduce((sum, tone, stroke) => {
      const time = sample / RATE - stroke * STEP;
      return time < 0 ? sum : sum + ring(tone, time);
    }, 0);
    view.setInt16(44 + sample * 2, Math.round(level * 9000), true);
  }
  return new Blob([view], { type: 'audio/wav' });
}

/** Two partials, like a struck metal bar. The upper partial fades faster. */
function ring(tone: number, time: number): number {
  const partial = (times: number, loss: number) =>
    Math.sin(2 * Math.PI * tone * times * time) * Math.exp(-loss * time);
  return Math.min(1, time * 400) * (partial(1, 4) + 0.4 * partial(2.76, 9));
}
