import type { ReactNode, RefObject } from 'react';
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
import { Slider } from '@/components/slider';
import type { MediaState } from '@/components/use-media';
import { useNumbers } from '@/components/use-numbers';
import { useKitWords } from '@/platform';
import { enVideo } from '@/shared/messages/en-media';
import { CaptionsMenu } from './captions-menu';
import { SeekBar } from './seek-bar';
import { RATES } from './use-video';
import styles from './video-controls.module.css';
import { VideoButton } from './video-button';
import type { VideoProps } from './video-props';

type Props = {
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

export function VideoControls({ video, media, props, full, danmu, setDragging, ...on }: Props) {
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
          label={t('videoSeek')}
          textOf={(time, whole) => t('videoTime', { time, duration: whole })}
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
            onChanging={(value) => setVolume(video.current, value)}
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

type Words = (key: 'videoPlay' | 'videoPause' | 'videoReplay') => string;

function playLabel({ paused, ended }: MediaState, t: Words): string {
  if (ended) return t('videoReplay');
  return t(paused ? 'videoPlay' : 'videoPause');
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
