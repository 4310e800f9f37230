import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import styles from './swiper.module.css';

export type SwiperItemProps = ComponentProps<'div'> & {
  /** By this a `currentItemId` finds it; events name it. */
  itemId?: string | undefined;
  /** What it shows, for screen readers: "Granite, 2 of 5". */
  label?: string | undefined;
};

/** One slide of a `Swiper`. */
export function SwiperItem({ itemId, label: _, className, ...native }: SwiperItemProps) {
  return <div {...native} data-item-id={itemId} className={joinClasses(styles.item, className)} />;
}
