import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './swiper.module.css';

export type SwiperItemProps = ComponentProps<'div'> & {
  /** The name of the slide in `currentItemId` and in events. */
  itemId?: string | undefined;
  /** The name of the slide for screen readers: "Granite, 2 of 5". */
  label?: string | undefined;
};

/** One slide of a `Swiper`. */
export function SwiperItem(ownProps: SwiperItemProps) {
  const { itemId, label: _, className, ...native } = useDefaults('SwiperItem', ownProps);
  return <div {...native} data-item-id={itemId} className={joinClasses(styles.item, className)} />;
}
