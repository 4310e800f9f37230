export { Swiper } from './swiper';
export type { SwiperIndicator } from './swiper-dots';
export { SwiperItem, type SwiperItemProps } from './swiper-item';
export type {
  SwiperDetail,
  SwiperHandle,
  SwiperMargin,
  SwiperProps,
  SwiperSource,
} from './swiper-props';
