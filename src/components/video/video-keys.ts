import {
  type ComponentProps,
  type KeyboardEvent,
  type KeyboardEventHandler,
  useEffect,
  useRef,
  useState,
} from 'react';
import { clamp } from '@/shared/values';
import { seekTo } from './use-video';
import { setVolume } from './video-controls';
import { VIDEO_CONTROLS_DURATION } from '@/shared/defaults';

type Keys = {
  readonly video: HTMLVideoElement | null;
  readonly toggle: () => void;
  readonly mute: () => void;
  readonly full: () => void;
};

const SECONDS = 5;

/** K and Space play or pause, arrows seek and set the volume, M mutes, F toggles full screen. */
export function pressVideoKey(
  event: KeyboardEvent<HTMLDivElement>,
  owner: KeyboardEventHandler<HTMLDivElement> | undefined,
  keys: Keys,
): void {
  const { video } = keys;
  const target = event.target as Element;
  if (!video || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches('select') || target.closest('[data-volume]')) return;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const seek = (seconds: number) => seekTo(video, video.currentTime + seconds);
  const volume = (by: number) =>
    setVolume(video, Math.round(clamp((video.muted ? 0 : video.volume) + by, 0, 1) * 100) / 100);
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    k: keys.toggle,
    ' ': target.matches('button') ? undefined : keys.toggle,
    ArrowLeft: () => seek(isRtl ? SECONDS : -SECONDS),
    ArrowRight: () => seek(isRtl ? -SECONDS : SECONDS),
    // On the seek bar, up and down seek, as on any slider.
    ArrowUp: () => (target.matches('input') ? seek(SECONDS) : volume(0.1)),
    ArrowDown: () => (target.matches('input') ? seek(-SECONDS) : volume(-0.1)),
    m: keys.mute,
    f: keys.full,
  };
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  // Runs in the capture phase and stops the event before the inner controls. So call the owner's handler here.
  event.stopPropagation();
  owner?.(event);
  if (event.defaultPrevented) return;
  event.preventDefault();
  act();
}

type Owner = Pick<
  ComponentProps<'div'>,
  'onMouseDown' | 'onMouseUp' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

/** Whether the focus came from the keyboard. A tap also focuses a button, but must not keep the controls visible. */
export function useVideoFocus(owner: Owner) {
  const [isFocused, setFocused] = useState(false);
  const byPointer = useRef(false);
  const handlers: Required<Owner> = {
    // The focus event fires between mousedown and mouseup, also for touch.
    onMouseDown: (event) => {
      owner.onMouseDown?.(event);
      byPointer.current = true;
      setFocused(false);
    },
    onMouseUp: (event) => {
      owner.onMouseUp?.(event);
      byPointer.current = false;
    },
    onFocus: (event) => {
      owner.onFocus?.(event);
      setFocused(!byPointer.current);
    },
    onBlur: (event) => {
      owner.onBlur?.(event);
      byPointer.current = false;
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
    onKeyDown: (event) => {
      owner.onKeyDown?.(event);
      setFocused(true);
    },
  };
  return { isFocused, handlers };
}

/** [S9.25] Hides the controls some time after the last touch. They stay while paused, dragged or focused (`held`). */
export function useControlsShown(held: boolean) {
  const [isShown, setShown] = useState(true);
  const [touched, setTouched] = useState(0);
  useEffect(() => {
    if (held || !isShown) return;
    const timer = setTimeout(() => setShown(false), VIDEO_CONTROLS_DURATION);
    return () => clearTimeout(timer);
  }, [held, isShown, touched]);
  return {
    isShown: isShown || held,
    touch: () => {
      setShown(true);
      setTouched((count) => count + 1);
    },
    toggle: () => {
      setShown(held || !isShown);
      setTouched((count) => count + 1);
    },
  };
}
