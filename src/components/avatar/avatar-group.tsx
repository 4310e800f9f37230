import { Children, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { enAvatar } from '@/shared/messages/en-content';
import styles from './avatar.module.css';

export type AvatarGroupProps = ComponentProps<'div'> & {
  /** The accessible name of the group. */
  label?: string;
  /** Avatars shown before `+3`. @default 5 */
  max?: number;
  /** Edge length in pixels of the avatars that have no `size`. @default 40 */
  size?: number;
  /** Avatars. */
  children: ReactNode;
};

/** Overlapping avatars. The last one counts the hidden avatars. */
export function AvatarGroup(ownProps: AvatarGroupProps) {
  const { label, max = 5, size = 40, children, ...native } = useDefaults('AvatarGroup', ownProps);
  const t = useKitWords(enAvatar);
  const all = Children.toArray(children);
  const most = max >= 1 ? Math.trunc(max) : 5;
  const more = Math.max(0, all.length - most);
  return (
    <div
      role="group"
      aria-label={label}
      {...native}
      className={joinClasses(styles.group, native.className)}
      style={{ ...({ '--portico-avatar-size': `${size}px` } as CSSProperties), ...native.style }}
    >
      {all.slice(0, most)}
      {more > 0 && (
        <span
          role="img"
          aria-label={t('avatarMore', { count: more })}
          className={styles.avatar}
          data-shape="circle"
          data-tone="neutral"
        >
          <span
            data-part="initials"
            className={styles.initials}
            data-length={`+${more}`.length}
            aria-hidden
            dir="ltr"
          >
            +{more}
          </span>
        </span>
      )}
    </div>
  );
}
