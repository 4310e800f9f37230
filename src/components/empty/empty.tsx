import '@/components/kit/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useKitWords } from '@/platform';
import { enEmpty } from '@/shared/messages/en-content';
import styles from './empty.module.css';
import { type EmptyPreset, Illustration } from './illustration';

export type EmptyProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A drawing and its words. @default 'data' */
  preset?: EmptyPreset;
  /** A picture of your own in place of the drawing; null for none. */
  image?: ReactNode;
  /** @default of the preset */
  title?: ReactNode;
  /** One sentence that says what to do. */
  text?: ReactNode;
  /** For a part of a page. @default 'medium' */
  size?: 'medium' | 'small';
  /** The ways on: buttons, the main one first. */
  children?: ReactNode;
};

const titles = {
  data: 'emptyData',
  search: 'emptySearch',
  network: 'noNetwork',
  error: 'emptyError',
  cart: 'emptyCart',
} as const;

/** What stands where there is nothing: a drawing, a few words, the ways on. */
export function Empty({
  preset = 'data',
  image,
  title,
  text,
  size = 'medium',
  children,
  ...native
}: EmptyProps) {
  const t = useKitWords(enEmpty);
  return (
    <div
      {...native}
      className={joinClasses(styles.empty, native.className)}
      data-preset={preset}
      data-size={size}
    >
      {image === undefined ? <Illustration of={preset} className={styles.drawing} /> : image}
      <p className={styles.title}>{title ?? t(titles[preset])}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
