export const enSwiper = {
  swiperCarousel: 'carousel',
  swiperSlide: 'slide',
  swiperPlace: '{number} of {count}',
  swiperNamed: '{name}, {number} of {count}',
  swiperDots: 'Slides',
  swiperGo: 'Slide {number}',
  swiperPrevious: 'Previous slide',
  swiperNext: 'Next slide',
} as const;

export const enBanner = {
  loading: 'Loading',
} as const;

/** Automatic slides. */
export const enRotation = {
  swiperStop: 'Stop automatic slides',
  swiperStart: 'Start automatic slides',
} as const;
