import '@/components/kit/tokens-extra.css';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PlayIcon } from '@/components/icon';
import { useMergedRefs } from '@/components/kit/gestures';
import { loadedTo, useMedia } from '@/components/kit/media';
import { joinClasses } from '@/components/kit/props';
import { asItems, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import { useKitWords } from '@/platform';
import { enVideo } from '@/shared/messages/en-media';
import { omit } from '@/shared/lazy-values';
import { useHydrated } from '@/shared/use-hydrated';
import { clamp } from '@/shared/values';
import { type Danmu, useDanmu } from './danmu';
import { isHls } from './load-hls';
import { useClientVideo } from './use-client-video';
import { play, seekTo, useVideoHandle, useVideoLife, useVideoSource } from './use-video';
import { pressVideoKey, useControlsShown, useVideoFocus } from './video-keys';
import { useFullScreen } from './full-screen';
import { canSetVolume, useVideoGestures } from './use-video-gestures';
import styles from './video.module.css';
import { VideoControls } from './video-controls';
import type { VideoProps } from './video-props';

const none: readonly Danmu[] = [];

/** Makes browsers that would open their own player play inline. */
const inline = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
};

const readers = { danmuList: asItems };

/** A video player with the same controls in every browser, and comments that scroll over the picture (danmu). */
export function Video(ownProps: VideoProps) {
  const props = useData('Video', useDefaults('Video', ownProps), readers);
  const { src = '', label, controls = true, loop = false, objectFit = 'contain' } = props;
  const { enableDanmu = false, danmuList = none, direction, initialTime = 0 } = props;
  const t = useKitWords(enVideo);
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [layer, hud, shade] = [useRef<HTMLDivElement>(null), useRef(null), useRef(null)];
  const media = useMedia(video);
  const [isDragging, setDragging] = useState(false);
  const [danmu, setDanmu] = useState({ isOn: enableDanmu, given: enableDanmu });
  if (danmu.given !== enableDanmu) setDanmu({ isOn: enableDanmu, given: enableDanmu });

  const fetched = useClientVideo(video, props);
  const { hasFailed, retry } = useVideoSource(video, fetched, props);
  useVideoLife(video, props);
  const sendDanmu = useDanmu(video, layer, danmuList, danmu.isOn);
  const full = useFullScreen(box, video, direction, (fullScreen) =>
    props.onFullScreenChange?.({
      fullScreen,
      direction: innerWidth > innerHeight ? 'horizontal' : 'vertical',
    }),
  );
  useVideoHandle(video, props.handle, full, sendDanmu);

  const isFull = full.mode !== 'none';
  const { isFocused, handlers } = useVideoFocus(props);
  const shown = useControlsShown(media.paused || isDragging || isFocused || hasFailed);
  const hasCentre = (props.showCenterPlayBtn ?? true) && !media.started && !hasFailed;
  const hasControls = controls && !hasCentre && !hasFailed;
  const isShown = hasControls && shown.isShown;
  const tellControls = useEffectEvent((next: boolean) => void props.onControlsChange?.(next));
  useEffect(() => tellControls(isShown), [isShown]);

  const toggle = () => {
    if (video.current?.paused) void play(video.current);
    else video.current?.pause();
  };
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  const turn = () => void (isFull ? full.leave() : full.enter());
  const drag = useVideoGestures(
    { video, hud, shade },
    {
      seeks: (props.enableProgressGesture ?? true) && media.started && !hasFailed,
      slides: (props.pageGesture || props.vslideGesture || isFull) ?? false,
      setDragging,
    },
  );
  const lastTap = useRef(0);
  const tap = (at: number) => {
    shown.toggle();
    const isDouble = at - lastTap.current < 300;
    lastTap.current = isDouble ? 0 : at;
    if (isDouble) toggle();
  };
  const boxRef = useMergedRefs(box, props.ref);
  const hasVolume = useHydrated() && canSetVolume();

  return (
    <div
      {...omit(props, OWN)}
      {...handlers}
      ref={boxRef}
      className={joinClasses(styles.video, props.className)}
      style={{ '--portico-own-fit': objectFit, ...props.style } as CSSProperties}
      role="group"
      aria-label={label ?? t('videoPlayer')}
      data-state={hasFailed ? 'failed' : media.paused ? 'paused' : 'playing'}
      data-controls={isShown ? 'shown' : 'hidden'}
      data-full={isFull ? full.mode : undefined}
      onKeyDownCapture={(event) => {
        props.onKeyDownCapture?.(event);
        shown.touch();
        pressVideoKey(event, props.onKeyDown, { video: video.current, toggle, mute, full: turn });
      }}
      onPointerDownCapture={(event) => {
        props.onPointerDownCapture?.(event);
        // A tap on the picture toggles the controls. A tap on a control keeps them visible.
        if ((event.target as Element).closest('[data-bar]')) shown.touch();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its owner's tracks are its children */}
      <video
        {...inline}
        ref={video}
        data-part="picture"
        className={styles.picture}
        src={isHls(src) ? undefined : (fetched.address ?? undefined)}
        poster={fetched.poster}
        loop={loop}
        preload={props.preload ?? 'metadata'}
        crossOrigin={props.crossOrigin}
        playsInline
        tabIndex={-1}
        aria-label={label ?? t('videoPlayer')}
        onPlay={() => {
          fetched.setPlaying(true);
          props.onPlay?.();
        }}
        onPause={() => {
          fetched.setPlaying(false);
          props.onPause?.();
        }}
        onEnded={props.onEnded}
        onWaiting={props.onWaiting}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          props.onTimeUpdate?.({ currentTime, duration })
        }
        onProgress={({ currentTarget }) => {
          const { duration } = currentTarget;
          const part = duration > 0 ? loadedTo(currentTarget) / duration : 0;
          props.onProgress?.({ buffered: clamp(part, 0, 1) * 100 });
        }}
        onLoadedMetadata={({ currentTarget }) => {
          const { videoWidth: width, videoHeight: height, duration } = currentTarget;
          if (initialTime > 0) seekTo(currentTarget, initialTime);
          props.onLoadedMetadata?.({ width, height, duration });
        }}
      >
        {props.children}
      </video>
      <div ref={shade} className={styles.shade} />
      <div ref={layer} className={styles.danmu} aria-hidden />
      <div
        ref={drag}
        className={styles.stage}
        data-stage
        role="presentation"
        onClick={(event) => tap(event.timeStamp)}
      />
      <div ref={hud} className={styles.hud} aria-hidden />
      {media.waiting && !hasFailed && (
        <Spinner data-part="spinner" className={styles.spinner} size={40} label={t('loading')} />
      )}
      {hasCentre && (
        <button
          type="button"
          data-part="button"
          className={styles.centre}
          aria-label={t('play')}
          onClick={() => void play(video.current)}
        >
          <PlayIcon size={30} filled />
        </button>
      )}
      {hasFailed && (
        <div data-part="error" className={styles.failed} role="alert">
          <span>{t('videoFailed')}</span>
          <button type="button" data-part="button" className={styles.retry} onClick={retry}>
            {t('retry')}
          </button>
        </div>
      )}
      {hasControls && (
        <div data-part="bar" className={styles.bar} data-bar>
          <VideoControls
            {...{ video, media, props, hasVolume, setDragging }}
            danmu={danmu.isOn}
            full={isFull}
            onPlay={toggle}
            onMute={mute}
            onDanmu={() => setDanmu({ ...danmu, isOn: !danmu.isOn })}
            onFull={turn}
          />
        </div>
      )}
    </div>
  );
}

const OWN = [
  ...[
    'src',
    'client',
    'label',
    'controls',
    'autoplay',
    'loop',
    'muted',
    'objectFit',
    'poster',
    'preload',
  ],
  ...['crossOrigin', 'initialTime', 'duration', 'danmuList', 'enableDanmu', 'danmuBtn', 'handle'],
  ...['showProgress', 'showFullscreenBtn', 'showPlayBtn', 'showCenterPlayBtn', 'showMuteBtn'],
  ...['showRateBtn', 'pageGesture', 'vslideGesture', 'enableProgressGesture', 'direction'],
  ...['exclusive', 'children', 'onPlay', 'onPause', 'onEnded', 'onTimeUpdate', 'onProgress'],
  ...['onLoadedMetadata', 'onWaiting', 'onError', 'onFullScreenChange', 'onControlsChange'],
  ...['ref', 'className', 'style'],
];
