export type ImagePreviewLabels = {
  readonly close: string;
  readonly save: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly picture: (number: number, count: number) => string;
};

export const englishLabels: ImagePreviewLabels = {
  close: 'Close',
  save: 'Save picture',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading',
  failed: 'The picture could not be loaded',
  retry: 'Load again',
  picture: (number, count) => `Picture ${number} of ${count}`,
};
