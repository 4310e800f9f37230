import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { UserIcon } from '@/components/icon';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './avatar.module.css';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** If the picture fails to load, the initials appear. */
  src?: string | undefined;
  /** The person's name. Sets the accessible name, the initials and the colour. */
  name?: string;
  /**
   * Text for screen readers in place of the name. Pass '' when the name is visible next to the avatar. @default the
   * name
   */
  label?: string;
  /** Edge length in pixels. @default 40 */
  size?: number;
  /** @default 'circle' */
  shape?: 'circle' | 'square';
  /** @default derived from the name */
  tone?: AvatarTone;
  /** Shown until the picture has loaded. @default the initials, or a person where there is no name */
  fallback?: ReactNode;
};

const readers = { name: asText, label: asText };

/** A small picture of a person or thing. Without a picture it shows initials, or a person icon. */
export function Avatar(ownProps: AvatarProps) {
  const {
    src,
    name = '',
    label = name,
    size,
    shape = 'circle',
    tone = toneOf(name),
    fallback,
    ...native
  } = useData('Avatar', useDefaults('Avatar', ownProps), readers);
  const [broken, setBroken] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const hasPicture = src !== undefined && src !== '' && broken !== src;
  const edge = size !== undefined && size > 0 && Number.isFinite(size) ? `${size}px` : undefined;
  const initials = initialsOf(name);
  const figure = <UserIcon size="60%" weight={1.5} />;

  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      {...native}
      className={joinClasses(styles.avatar, native.className)}
      style={{ ...({ '--portico-avatar-size': edge } as CSSProperties), ...native.style }}
      data-shape={shape}
      data-tone={tone}
      data-state={hasPicture && loaded === src ? 'picture' : 'initials'}
    >
      <span
        data-part="initials"
        className={styles.initials}
        data-length={Array.from(initials).length}
        aria-hidden
      >
        {fallback ?? (initials || figure)}
      </span>
      {hasPicture && (
        <img
          key={src}
          data-part="picture"
          className={styles.picture}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          ref={(image) => {
            // A cached picture can finish before React attaches `onLoad`.
            if (image?.complete && image.naturalWidth > 0) setLoaded(src);
          }}
          onLoad={() => setLoaded(src)}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** First letters of the first and last words. A name in Han, Kana or Hangul uses its last two characters. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s·・]+/u)
    .filter(Boolean);
  const [first = ''] = words;
  if (CJK.test(first)) return Array.from(words.join('')).slice(-2).join('');
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return [first, last].map(letterOf).join('').toUpperCase();
}

/** The first letter or digit as a whole code point. Skips a leading bracket or quote. */
function letterOf(word: string): string {
  const characters = Array.from(word);
  return characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '';
}

const TONES = ['accent', 'success', 'warning', 'danger'] as const;

export type AvatarTone = 'neutral' | (typeof TONES)[number];

/** Hashes the name, so that the same name has the same colour everywhere. */
export function toneOf(name: string): AvatarTone {
  if (name.trim() === '') return 'neutral';
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return TONES[sum % TONES.length] ?? 'neutral';
}
