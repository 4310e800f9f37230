const TONES = ['accent', 'success', 'warning', 'danger'] as const;

export type AvatarTone = 'neutral' | (typeof TONES)[number];

/** The same name has the same colour everywhere. */
export function toneOf(name: string): AvatarTone {
  if (name.trim() === '') return 'neutral';
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return TONES[sum % TONES.length] ?? 'neutral';
}
