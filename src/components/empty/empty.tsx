import '@/components/kit/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useKitWords } from '@/platform';
import { enEmpty } from '@/shared/messages/en-content';
import styles from './empty.module.css';
import { type EmptyPreset, Illustration } from './illustration';

export type EmptyProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The drawing and its title. @default 'data' */
  preset?: EmptyPreset;
  /** Replaces the drawing; null removes it. @default the drawing */
  image?: ReactNode;
  /** @default the preset's title */
  title?: ReactNode;
  /** One sentence that tells users what to do. */
  text?: ReactNode;
  /** `small` is for a part of a page. @default 'medium' */
  size?: 'medium' | 'small';
  /** Buttons, the main one first. */
  children?: ReactNode;
};

const titles = {
  data: 'nothingHere',
  search: 'nothingFound',
  network: 'noNetwork',
  error: 'crashTitle',
  cart: 'emptyCart',
} as const;

/** A placeholder for a list or panel without content: a drawing, a short text, and buttons. */
export function Empty(ownProps: EmptyProps) {
  const {
    preset = 'data',
    image,
    title,
    text,
    size = 'medium',
    children,
    ...native
  } = useDefaults('Empty', ownProps);
  const t = useKitWords(enEmpty);
  return (
    <div
      {...native}
      className={joinClasses(styles.empty, native.className)}
      data-preset={preset}
      data-size={size}
    >
      {image === undefined ? (
        <Illustration of={preset} data-part="drawing" className={styles.drawing} />
      ) : (
        image
      )}
      <p data-part="title" className={styles.title}>
        {title ?? t(titles[preset])}
      </p>
      {text && (
        <p data-part="text" className={styles.text}>
          {text}
        </p>
      )}
      {children && (
        <div data-part="actions" className={styles.actions}>
          {children}
        </div>
      )}
    </div>
  );
}
