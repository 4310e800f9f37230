import { useState } from 'react';
import { AudioPlayer } from './audio';
import { makeSound } from './make-sound';

const morning = [392, 440, 523, 587, 523, 440, 392, 330, 392, 523, 659, 587, 523, 440, 392, 262];
const evening = [196, 220, 196, 165, 196, 220, 262, 220, 196, 165, 131];
const cover =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Cpath fill="%2320473f" d="M0 0h64v64H0z"/%3E%3Cpath fill="%23cfd8d2" d="m0 36 22-12 42 10v30H0z"/%3E%3Cpath fill="%239aaba2" d="m0 50 30-8 34 8v14H0z"/%3E%3C/svg%3E';

const addressOf = (tones: readonly number[]) => URL.createObjectURL(makeSound(tones));

export function Demo() {
  const [[first, second]] = useState(() => [addressOf(morning), addressOf(evening)] as const);
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AudioPlayer src={first} name="Morning on the terrace" author="Café Aurora" poster={cover} />
      <AudioPlayer src={second} name="Evening at the market" author="The market band" />
    </div>
  );
}
