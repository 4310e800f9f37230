/** A wide one, a tall one, and one that is longer than any screen. */
export const samplePictures: readonly string[] = [
  '/pictures/arch.svg',
  '/pictures/column.svg',
  '/pictures/strata.svg',
];
