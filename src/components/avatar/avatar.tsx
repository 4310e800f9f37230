import '@/components/tokens-extra.css';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { UserIcon } from '@/components/icon';
import { joinClasses } from '@/components/join-classes';
import styles from './avatar.module.css';
import { initialsOf } from './initials-of';
import { type AvatarTone, toneOf } from './tone-of';

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  src?: string | undefined;
  /** Whose it is: the accessible name, the initials, the colour. */
  name?: string;
  /** What screen readers say in place of the name; '' where the name stands beside it. */
  label?: string;
  /** Edge length in pixels. @default 40 */
  size?: number;
  /** @default 'circle' */
  shape?: 'circle' | 'square';
  /** @default of the name */
  tone?: AvatarTone;
  /** In place of initials. @default a person where there is no name */
  fallback?: ReactNode;
};

/** A person or a thing in small: a picture, else initials, else a figure. */
export function Avatar({
  src,
  name = '',
  label = name,
  size,
  shape = 'circle',
  tone = toneOf(name),
  fallback,
  ...native
}: AvatarProps) {
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
      <span className={styles.initials} data-length={Array.from(initials).length} aria-hidden>
        {fallback ?? (initials || figure)}
      </span>
      {hasPicture && (
        <img
          key={src}
          className={styles.picture}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          ref={(image) => {
            // From the cache, before anybody listened.
            if (image?.complete && image.naturalWidth > 0) setLoaded(src);
          }}
          onLoad={() => setLoaded(src)}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
