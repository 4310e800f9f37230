import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import {
  ExitFullscreenIcon,
  FullscreenIcon,
  MessageIcon,
  MuteIcon,
  PauseIcon,
  PlayIcon,
  RefreshIcon,
  VolumeIcon,
} from '@/components/icon';
import { type MediaState, mediaTime, useMediaTime } from '@/components/kit/media';
import { useNumbers } from '@/components/kit/use-numbers';
import { Slider } from '@/components/slider';
import { useKitWords } from '@/platform';
import { enVideo } from '@/shared/messages/en-media';
import { RATES, seekTo } from './use-video';
import styles from './video-controls.module.css';
import type { VideoProps } from './video-props';

type VideoControlsProps = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly media: MediaState;
  readonly props: VideoProps;
  readonly danmu: boolean;
  readonly full: boolean;
  readonly hasVolume: boolean;
  readonly onPlay: () => void;
  readonly onMute: () => void;
  readonly onDanmu: () => void;
  readonly onFull: () => void;
  readonly setDragging: (isDragging: boolean) => void;
};

export function VideoControls({
  video,
  media,
  props,
  full,
  danmu,
  setDragging,
  ...on
}: VideoControlsProps) {
  const { showProgress = true, showPlayBtn = true, showMuteBtn = true, showRateBtn = true } = props;
  const t = useKitWords(enVideo);
  const format = useNumbers();
  const duration = media.duration || props.duration || 0;
  return (
    <>
      {showProgress && (
        <SeekBar
          video={video}
          duration={duration}
          label={t('seek')}
          textOf={(time, whole) => t('playTime', { time, duration: whole })}
          setDragging={setDragging}
        />
      )}
      <div className={styles.row}>
        {showPlayBtn && (
          <VideoButton label={playLabel(media, t)} onClick={on.onPlay}>
            {playIcon(media)}
          </VideoButton>
        )}
        {showMuteBtn && (
          <VideoButton label={t(media.muted ? 'videoUnmute' : 'videoMute')} onClick={on.onMute}>
            {media.muted ? <MuteIcon size={22} /> : <VolumeIcon size={22} />}
          </VideoButton>
        )}
        {showMuteBtn && on.hasVolume && (
          <Slider
            className={styles.volume}
            label={t('videoVolume')}
            data-volume
            max={1}
            step={0.05}
            blockSize={14}
            value={media.muted ? 0 : media.volume}
            formatValue={(value) => `${Math.round(value * 100)} %`}
            onChange={(value) => setVolume(video.current, value)}
          />
        )}
        <span className={styles.space} />
        {props.danmuBtn && (
          <VideoButton label={t('videoDanmu')} aria-pressed={danmu} onClick={on.onDanmu}>
            <MessageIcon size={22} />
          </VideoButton>
        )}
        <CaptionsMenu video={video} label={t('videoCaptions')} off={t('videoCaptionsOff')} />
        {showRateBtn && (
          <select
            className={styles.select}
            aria-label={t('videoRate')}
            value={media.rate}
            onChange={({ target }) => {
              if (video.current) video.current.playbackRate = Number(target.value);
            }}
          >
            {(RATES.includes(media.rate) ? RATES : [...RATES, media.rate]).map((rate) => (
              <option key={rate} value={rate}>{`${format(rate)}×`}</option>
            ))}
          </select>
        )}
        {(props.showFullscreenBtn ?? true) && (
          <VideoButton
            label={t(full ? 'videoExitFullScreen' : 'videoFullScreen')}
            onClick={on.onFull}
          >
            {full ? <ExitFullscreenIcon size={22} /> : <FullscreenIcon size={22} />}
          </VideoButton>
        )}
      </div>
    </>
  );
}

type Words = (key: 'play' | 'pause' | 'videoReplay') => string;

function playLabel({ paused, ended }: MediaState, t: Words): string {
  if (ended) return t('videoReplay');
  return t(paused ? 'play' : 'pause');
}

function playIcon({ paused, ended }: MediaState): ReactNode {
  if (ended) return <RefreshIcon size={22} />;
  return paused ? <PlayIcon size={22} filled /> : <PauseIcon size={22} />;
}

export function setVolume(video: HTMLVideoElement | null, volume: number): void {
  if (!video) return;
  video.volume = volume;
  video.muted = volume === 0;
}

type CaptionsMenuProps = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly label: string;
  readonly off: string;
};

const KINDS: readonly string[] = ['captions', 'subtitles'];

/** Lists the video's text tracks. A native select, because phones also show its picker in full screen. */
function CaptionsMenu({ video, label, off }: CaptionsMenuProps) {
  const [tracks, setTracks] = useState<readonly { name: string; isOn: boolean }[]>([]);
  useEffect(() => {
    const list = video.current?.textTracks;
    if (!list) return;
    const read = () => {
      const found = captionsOf(list);
      setTracks(
        found.map((track) => ({
          name: track.label || track.language,
          isOn: track.mode === 'showing',
        })),
      );
    };
    const stop = new AbortController();
    for (const type of ['addtrack', 'removetrack', 'change'])
      list.addEventListener(type, read, { signal: stop.signal });
    read();
    return () => stop.abort();
  }, [video]);

  if (tracks.length === 0) return null;
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={tracks.findIndex(({ isOn }) => isOn)}
      onChange={({ target }) => {
        const list = video.current?.textTracks;
        for (const [index, track] of (list ? captionsOf(list) : []).entries())
          track.mode = index === Number(target.value) ? 'showing' : 'disabled';
      }}
    >
      <option value={-1}>{`${label}: ${off}`}</option>
      {tracks.map(({ name }, index) => (
        <option key={index} value={index}>
          {name}
        </option>
      ))}
    </select>
  );
}

function captionsOf(list: TextTrackList): readonly TextTrack[] {
  return Array.from(list).filter(({ kind }) => KINDS.includes(kind));
}

type SeekBarProps = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly duration: number;
  readonly label: string;
  readonly textOf: (time: string, duration: string) => string;
  readonly setDragging: (isDragging: boolean) => void;
};

/** A separate component, because only the seek bar renders during playback. */
function SeekBar({ video, duration, label, textOf, setDragging }: SeekBarProps) {
  const { now, loaded } = useMediaTime(video);
  const [draft, setDraft] = useState<number | null>(null);
  const shown = Math.min(draft ?? now, duration || 0);
  const buffered = duration > 0 ? Math.min(1, loaded / duration) : 0;
  return (
    <div className={styles.seek}>
      <span data-part="time" className={styles.time}>
        {mediaTime(draft ?? now)}
      </span>
      <Slider
        className={styles.slider}
        style={{ '--portico-own-loaded': `${buffered * 100}%` } as CSSProperties}
        label={label}
        data-seek
        max={duration || 1}
        step={0}
        disabled={duration === 0}
        blockSize={14}
        value={shown}
        formatValue={(value) => textOf(mediaTime(value), mediaTime(duration))}
        onChange={(value) => {
          setDraft(value);
          setDragging(true);
        }}
        onChangeEnd={(value) => {
          setDraft(null);
          setDragging(false);
          seekTo(video.current, value);
        }}
      />
      <span data-part="time" className={styles.time}>
        {mediaTime(duration)}
      </span>
    </div>
  );
}

type VideoButtonProps = Omit<ComponentProps<'button'>, 'type' | 'aria-label'> & {
  readonly label: string;
};

function VideoButton({ label, ...native }: VideoButtonProps) {
  return (
    <button
      type="button"
      data-part="button"
      className={styles.button}
      aria-label={label}
      title={label}
      {...native}
    />
  );
}
