export { Swiper } from './swiper';
export type { SwiperIndicator } from './swiper-controls';
export { SwiperItem, type SwiperItemProps } from './swiper-item';
export type {
  SwiperDetail,
  SwiperHandle,
  SwiperMargin,
  SwiperProps,
  SwiperSource,
} from './swiper-props';
