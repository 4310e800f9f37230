import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { PauseIcon, PlayIcon } from '@/components/icon';
import { mediaTime, useMedia, useMediaTime } from '@/components/kit/media';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { Slider } from '@/components/slider';
import { useKitWords } from '@/platform';
import { enAudio } from '@/shared/messages/en-media';
import styles from './audio.module.css';

export type AudioHandle = {
  play(): Promise<void>;
  pause(): void;
  /** Pauses at the start. */
  stop(): void;
  /** Seconds. */
  seek(position: number): void;
};

type Native = Omit<
  ComponentProps<'div'>,
  'onPlay' | 'onPause' | 'onEnded' | 'onTimeUpdate' | 'onError' | 'children' | 'role'
>;

export type AudioProps = Native & {
  src: string;
  name?: string | undefined;
  author?: string | undefined;
  /** The cover. */
  poster?: string | undefined;
  /** The accessible name. @default the name, or 'Audio player' */
  label?: string | undefined;
  /** @default false */
  loop?: boolean;
  /** If false, nothing is visible: use `handle`. @default true */
  controls?: boolean;
  /** Continues to play while its page or the document is hidden. @default false */
  background?: boolean;
  handle?: Ref<AudioHandle>;
  onPlay?: () => void;
  onPause?: () => void;
  onEnded?: () => void;
  /** In seconds. */
  onTimeUpdate?: (at: { currentTime: number; duration: number }) => void;
  /** Gets a code of the native `MediaError`. */
  onError?: (error: { code: number; message: string }) => void;
};

const readers = { name: asText, author: asText };

/** An audio player in a row. */
export function AudioPlayer(ownProps: AudioProps) {
  const {
    src,
    name,
    author,
    poster,
    label,
    loop = false,
    controls = true,
    background = false,
    handle,
    onPlay,
    onPause,
    onEnded,
    onTimeUpdate,
    onError,
    className,
    ...native
  } = useData('AudioPlayer', useDefaults('AudioPlayer', ownProps), readers);
  const t = useKitWords(enAudio);
  const audio = useRef<HTMLAudioElement>(null);
  const { paused, failed, duration } = useMedia(audio);

  useEffect(() => {
    const element = audio.current;
    const hide = () => {
      if (document.visibilityState === 'hidden' && !background) element?.pause();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      if (!background) element?.pause();
    };
  }, [background]);

  // The audio element reports failures with its `error` event.
  const play = () => audio.current?.play().catch(() => {}) ?? Promise.resolve();
  const seek = (position: number) => {
    if (audio.current && Number.isFinite(position)) audio.current.currentTime = position;
  };
  useHandle(handle, {
    play,
    seek,
    pause: () => audio.current?.pause(),
    stop: () => {
      audio.current?.pause();
      seek(0);
    },
  });
  const press = () => {
    if (failed) audio.current?.load();
    if (paused || failed) void play();
    else audio.current?.pause();
  };
  const action = failed ? t('retry') : t(paused ? 'play' : 'pause');

  return (
    <div
      {...native}
      className={joinClasses(controls && styles.audio, className)}
      role="group"
      aria-label={label ?? name ?? t('audioPlayer')}
      data-state={failed ? 'failed' : paused ? 'paused' : 'playing'}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- audio elements show no tracks */}
      <audio
        ref={audio}
        src={src}
        loop={loop}
        preload="metadata"
        onPlay={onPlay}
        onPause={onPause}
        onEnded={onEnded}
        onTimeUpdate={({ currentTarget }) =>
          onTimeUpdate?.({
            currentTime: currentTarget.currentTime,
            duration: currentTarget.duration,
          })
        }
        onError={({ currentTarget: { error } }) =>
          error && onError?.({ code: error.code, message: error.message })
        }
      />
      {controls && (
        <>
          <button
            type="button"
            data-part="button"
            className={styles.play}
            aria-label={action}
            onClick={press}
          >
            {poster && <img data-part="cover" className={styles.cover} src={poster} alt="" />}
            <span data-part="icon" className={styles.icon}>
              {paused || failed ? <PlayIcon filled /> : <PauseIcon />}
            </span>
          </button>
          <div data-part="text" className={styles.text}>
            {name && (
              <span data-part="name" className={styles.name} dir="auto">
                {name}
              </span>
            )}
            {author && (
              <span data-part="note" className={styles.author}>
                {author}
              </span>
            )}
            {failed ? (
              <span data-part="error" className={styles.failed} role="alert">
                {t('audioFailed')}
              </span>
            ) : (
              <AudioSeek {...{ audio, duration, seek }} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

type SeekProps = {
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly duration: number;
  readonly seek: (position: number) => void;
};

function AudioSeek({ audio, duration, seek }: SeekProps) {
  const t = useKitWords(enAudio);
  const { now } = useMediaTime(audio);
  const [draft, setDraft] = useState<number | null>(null);
  const whole = mediaTime(duration);
  return (
    <div className={styles.seek}>
      <Slider
        className={styles.slider}
        label={t('seek')}
        max={duration || 1}
        step={duration > 20 ? 1 : 0.1}
        disabled={duration === 0}
        blockSize={14}
        value={Math.min(draft ?? now, duration)}
        formatValue={(value) => t('playTime', { time: mediaTime(value), duration: whole })}
        onChange={setDraft}
        onChangeEnd={(value) => {
          setDraft(null);
          seek(value);
        }}
      />
      <span
        data-part="time"
        className={styles.time}
        dir="ltr"
      >{`${mediaTime(draft ?? now)} / ${whole}`}</span>
    </div>
  );
}
