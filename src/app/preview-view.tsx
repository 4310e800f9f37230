import { ImagePreview } from '@/components/image-preview';
import { isPlatformError, type OverlayOf, usePlatform, useWords } from '@/platform';
import { en, enLate } from '@/shared/messages';

type Props = {
  overlay: OverlayOf<'preview'>;
  open: boolean;
  onExited: () => void;
};

/** Pictures over everything, as previewImage asks for them. */
export function PreviewView({ overlay, open, onExited }: Props) {
  const { urls, alts, start, indicator, loop, onShown } = overlay.props;
  const platform = usePlatform();
  const t = useWords(enLate);
  const early = useWords(en);

  const save = async (index: number) => {
    try {
      await platform.saveImage({ filePath: urls[index] ?? '' });
    } catch (error) {
      // The visitor closed the share sheet.
      if (isPlatformError(error) && error.code === 'cancel') return;
      await platform.showToast({ title: t('saveFailed'), icon: 'error' });
    }
  };

  return (
    <ImagePreview
      open={open}
      pictures={urls.map((url, index) => ({ url, alt: alts[index] }))}
      start={start}
      indicator={indicator}
      loop={loop}
      labels={{
        close: t('close'),
        save: t('saveImage'),
        previous: t('previousImage'),
        next: t('nextImage'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        loading: early('loading'),
        failed: t('imageFailed'),
        retry: t('loadAgain'),
        picture: (number, count) => t('imageOf', { number, count }),
      }}
      onSave={save}
      onShown={onShown}
      onClose={() => overlay.close()}
      onExited={onExited}
    />
  );
}
