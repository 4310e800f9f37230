import { useEffect, useRef, useState } from 'react';
import { Popup } from '@/components/popup';
import { useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import type { OverlayViewProps } from './lazy-overlay';
import styles from './scanner-view.module.css';

type Camera = 'starting' | 'watching' | 'none';
type Photo = 'none' | 'reading' | 'no-code';

/** The full-screen scanner of scanCode, with the camera, a photo, or both. */
export function ScannerView({ overlay, open, onExited }: OverlayViewProps<'scanner'>) {
  const { scanner, camera, album } = overlay.props;
  const t = useKitWords(enLate);
  const video = useRef<HTMLVideoElement>(null);
  const [cameraState, setCameraState] = useState<Camera>(camera ? 'starting' : 'none');
  // Apart from the camera, because a photo can be read before the camera has started.
  const [photoState, setPhotoState] = useState<Photo>('none');
  const lastPhoto = useRef<File>(undefined);
  const [torch, setTorch] = useState<{ on: boolean; set: (on: boolean) => Promise<void> }>();

  useEffect(() => {
    if (!camera || !video.current) return;
    scanner
      .watch(video.current, (code) => overlay.close(code))
      .then(
        ({ hasTorch, setTorch: set }) => {
          setCameraState('watching');
          if (hasTorch) setTorch({ on: false, set });
        },
        () => {
          // The call reports the reason. With `album` the user can still choose a photo.
          if (album) setCameraState('none');
          else overlay.close();
        },
      );
  }, [scanner, camera, album, overlay]);

  const turnTorch = () => {
    if (!torch) return;
    const on = !torch.on;
    torch.set(on).then(
      () => setTorch({ ...torch, on }),
      () => setTorch(undefined),
    );
  };

  const read = async (photo: File | undefined) => {
    if (!photo) return;
    lastPhoto.current = photo;
    setPhotoState('reading');
    await scanner.readPhoto(photo).then(
      (code) => {
        if (code) overlay.close(code);
        else if (lastPhoto.current === photo) setPhotoState('no-code');
      },
      // The call reports the reason.
      () => overlay.close(),
    );
  };

  const cameraHints: Record<Camera, string> = {
    starting: t('scanStarting'),
    watching: t('scanHint'),
    none: camera ? t('scanNoCamera') : t('scanFromPhoto'),
  };
  const photoHints: Record<Photo, string> = {
    none: cameraHints[cameraState],
    reading: t('scanReading'),
    'no-code': t('scanNoCode'),
  };

  return (
    <Popup
      open={open}
      side="full"
      label={t('scanner')}
      // The call has already added a layer for Back.
      closeOnBack={false}
      onOpenChange={() => overlay.close()}
      onExited={onExited}
    >
      <div className={styles.root}>
        {camera && <video ref={video} className={styles.picture} muted playsInline aria-hidden />}
        {camera && cameraState !== 'none' && <div className={styles.frame} aria-hidden />}
        <p className={styles.hint} role="status">
          {photoHints[photoState]}
        </p>
        <div className={styles.bar}>
          <button type="button" className={styles.button} onClick={() => overlay.close()}>
            {t('cancel')}
          </button>
          {torch && (
            <button
              type="button"
              className={styles.button}
              aria-pressed={torch.on}
              onClick={turnTorch}
            >
              {t('torch')}
            </button>
          )}
          {album && (
            <label className={styles.button}>
              {t('scanChoosePhoto')}
              <input
                type="file"
                accept="image/*"
                className={styles.file}
                onChange={(event) => {
                  void read(event.target.files?.[0]);
                  // Without this the input sends no event when the user chooses the same photo again.
                  event.target.value = '';
                }}
              />
            </label>
          )}
        </div>
      </div>
    </Popup>
  );
}
