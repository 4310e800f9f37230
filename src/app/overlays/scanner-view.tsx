import { useEffect, useRef, useState } from 'react';
import { Popup } from '@/components/popup';
import { useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import type { OverlayViewProps } from './lazy-overlay';
import styles from './scanner-view.module.css';

type State = 'starting' | 'watching' | 'no-camera' | 'reading' | 'no-code';

/** The full-screen scanner of scanCode, with the camera, a photo, or both. */
export function ScannerView({ overlay, open, onExited }: OverlayViewProps<'scanner'>) {
  const { scanner, camera, album } = overlay.props;
  const t = useKitWords(enLate);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>(camera ? 'starting' : 'no-camera');
  const [torch, setTorch] = useState<{ on: boolean; set: (on: boolean) => Promise<void> }>();

  useEffect(() => {
    if (!camera || !video.current) return;
    scanner
      .watch(video.current, (code) => overlay.close(code))
      .then(
        ({ hasTorch, setTorch: set }) => {
          setState('watching');
          if (hasTorch) setTorch({ on: false, set });
        },
        () => {
          // The call reports the reason. With `album` the user can still choose a photo.
          if (album) setState('no-camera');
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
    setState('reading');
    await scanner.readPhoto(photo).then(
      (code) => (code ? overlay.close(code) : setState('no-code')),
      // The call reports the reason.
      () => overlay.close(),
    );
  };

  const hints: Record<State, string> = {
    starting: t('scanStarting'),
    watching: t('scanHint'),
    'no-camera': camera ? t('scanNoCamera') : t('scanFromPhoto'),
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
      onClose={() => overlay.close()}
      onExited={onExited}
    >
      <div className={styles.root} data-state={state}>
        {camera && <video ref={video} className={styles.picture} muted playsInline aria-hidden />}
        {camera && state !== 'no-camera' && <div className={styles.frame} aria-hidden />}
        <p className={styles.hint} role="status">
          {hints[state]}
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
