import { ImagePreview } from '@/components/image-preview';
import { isPlatformError, usePlatform, useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import type { OverlayViewProps } from './overlay-view-props';

/** Pictures over everything, as previewImage asks for them. */
export function PreviewView({ overlay, open, onExited }: OverlayViewProps<'preview'>) {
  const { urls, alts, start, indicator, loop, onShown } = overlay.props;
  const platform = usePlatform();
  const t = useKitWords(enLate);

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
      // The call has a layer of its own.
      closeOnBack={false}
      onSave={save}
      onShown={onShown}
      onClose={() => overlay.close()}
      onExited={onExited}
    />
  );
}
