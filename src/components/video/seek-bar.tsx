import { type CSSProperties, type RefObject, useState } from 'react';
import { mediaTime } from '@/components/media-time';
import { Slider } from '@/components/slider';
import { useMediaTime } from '@/components/use-media';
import { seekTo } from './use-video';
import styles from './video-controls.module.css';

type Props = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly duration: number;
  readonly label: string;
  readonly textOf: (time: string, duration: string) => string;
  readonly setDragging: (isDragging: boolean) => void;
};

/** Rendered apart: it is the only thing that changes while a video plays. */
export function SeekBar({ video, duration, label, textOf, setDragging }: Props) {
  const { now, loaded } = useMediaTime(video);
  const [draft, setDraft] = useState<number | null>(null);
  const shown = Math.min(draft ?? now, duration || 0);
  const buffered = duration > 0 ? Math.min(1, loaded / duration) : 0;
  return (
    <div className={styles.seek}>
      <span className={styles.time}>{mediaTime(draft ?? now)}</span>
      <Slider
        className={styles.slider}
        style={{ '--loaded': `${buffered * 100}%` } as CSSProperties}
        label={label}
        data-seek
        max={duration || 1}
        step={0}
        disabled={duration === 0}
        blockSize={14}
        value={shown}
        formatValue={(value) => textOf(mediaTime(value), mediaTime(duration))}
        onChanging={(value) => {
          setDraft(value);
          setDragging(true);
        }}
        onChange={(value) => {
          setDraft(null);
          setDragging(false);
          seekTo(video.current, value);
        }}
      />
      <span className={styles.time}>{mediaTime(duration)}</span>
    </div>
  );
}
