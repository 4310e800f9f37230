import { useMemo } from 'react';
import { useKitWords } from '@/platform';
import { enImagePreview } from '@/shared/messages/en-overlays';

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

/** Texts in the app's language. The owner can replace each one. */
export function useLabels(own: Partial<ImagePreviewLabels> | undefined): ImagePreviewLabels {
  const t = useKitWords(enImagePreview);
  return useMemo(
    () => ({
      close: t('close'),
      save: t('saveImage'),
      previous: t('previousImage'),
      next: t('nextImage'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      loading: t('loading'),
      failed: t('imageFailed'),
      retry: t('loadAgain'),
      picture: (number, count) => t('imageOf', { number, count }),
      ...own,
    }),
    [t, own],
  );
}
