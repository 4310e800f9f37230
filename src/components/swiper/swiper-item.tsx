import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import styles from './swiper.module.css';

export type SwiperItemProps = ComponentProps<'div'> & {
  /** The name of the slide in `currentItemId` and in events. */
  itemId?: string | undefined;
  /** The name of the slide for screen readers: "Granite, 2 of 5". */
  label?: string | undefined;
};

/** One slide of a `Swiper`. */
export function SwiperItem({ itemId, label: _, className, ...native }: SwiperItemProps) {
  return <div {...native} data-item-id={itemId} className={joinClasses(styles.item, className)} />;
}
