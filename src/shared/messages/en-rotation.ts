/** Of slides that go on by themselves; its code comes after the swiper's. */
export const enRotation = {
  swiperStop: 'Stop automatic slides',
  swiperStart: 'Start automatic slides',
} as const;
