export { Swiper } from './swiper';
export { SwiperItem, type SwiperItemProps } from './swiper-item';
export type {
  SwiperDetail,
  SwiperHandle,
  SwiperIndicator,
  SwiperMargin,
  SwiperPlace,
  SwiperProps,
  SwiperSource,
} from './swiper-props';
