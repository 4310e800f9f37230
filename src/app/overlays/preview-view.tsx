import { ImagePreview } from '@/components/image-preview';
import { isPlatformError, usePlatform, useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import type { OverlayViewProps } from './lazy-overlay';

/** The full-screen pictures of previewImage. */
export function PreviewView({ overlay, open, onExited }: OverlayViewProps<'preview'>) {
  const { urls, alts, start, indicator, loop, onShown } = overlay.props;
  const platform = usePlatform();
  const t = useKitWords(enLate);

  const save = async (index: number) => {
    try {
      await platform.saveImage({ filePath: urls[index] ?? '' });
    } catch (error) {
      // The user closed the share sheet.
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
      // The call has already added a layer for Back.
      closeOnBack={false}
      onSave={save}
      onShown={onShown}
      onOpenChange={() => overlay.close()}
      onExited={onExited}
    />
  );
}
