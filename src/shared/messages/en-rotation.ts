/** The words of automatic slides. Their chunk loads after the chunk of the swiper. */
export const enRotation = {
  swiperStop: 'Stop automatic slides',
  swiperStart: 'Start automatic slides',
} as const;
