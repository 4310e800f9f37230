import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enRotation } from '@/shared/messages/en-swiper';
import styles from './swiper.module.css';
import { matchesMedia, watchMedia, watchSight } from '@/shared/browser';
import { isKeyboardFocus } from '@/components/kit/overlays';
import { LONGEST_TIMER } from '@/shared/clock';
import { last } from '@/shared/values';

type RotationProps = {
  readonly root: RefObject<HTMLElement | null>;
  readonly interval: number;
  /** The index of the current slide. */
  readonly index: number;
  readonly go: () => void;
  readonly choice: RotationChoice;
  /** Called when autoplay pauses or resumes. */
  readonly onWait: (isWaiting: boolean) => void;
};

/** Autoplay: its timer, its pauses, and the button that stops it. */
export function Rotation({ root, interval, index, go, choice, onWait }: RotationProps) {
  const t = useKitWords(enRotation);
  const { runs, isForced } = choice;
  const { pause, again } = useRotation({ root, isOn: runs, isForced, interval, go, onWait });
  usePauses(root, pause);

  // Each change of the slide restarts the interval.
  useEffect(() => again(), [again, index]);

  return (
    // WCAG 2.2.2: users can stop automatic motion.
    <button
      type="button"
      data-part="button"
      className={styles.rotation}
      data-rotation
      aria-label={t(runs ? 'swiperStop' : 'swiperStart')}
      onClick={choice.toggle}
    >
      <span className={styles.disc}>
        <Icon size={14} weight={3}>
          <path d={runs ? 'M8 5v14M16 5v14' : 'm8 5 11 7-11 7z'} />
        </Icon>
      </span>
    </button>
  );
}

const STILL = '(prefers-reduced-motion: reduce)';

const watch = (notify: () => void) => watchMedia(STILL, notify);

type RotationChoice = ReturnType<typeof useRotationChoice>;

/** Whether autoplay runs. The user's choice comes first. With reduced motion the user has to start it. */
export function useRotationChoice() {
  const [choice, choose] = useState<'none' | 'run' | 'stop'>('none');
  const isStill = useSyncExternalStore(
    watch,
    () => matchesMedia(STILL),
    () => false,
  );
  const runs = choice === 'run' || (choice === 'none' && !isStill);
  return { runs, isForced: choice === 'run', toggle: () => choose(runs ? 'stop' : 'run') };
}

/** Pauses autoplay during a touch, on hover and on keyboard focus. */
function usePauses(
  root: RefObject<HTMLElement | null>,
  pause: (why: Pause, isPaused: boolean) => void,
) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const isLeft = ({ relatedTarget }: MouseEvent | FocusEvent) =>
      !(relatedTarget instanceof Node && element.contains(relatedTarget));
    const hover = (event: PointerEvent, isOver: boolean) => {
      if (event.pointerType === 'mouse') pause('hover', isOver);
    };

    element.addEventListener('pointerdown', () => pause('touch', true), { signal });
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => pause('touch', false), { signal, capture: true });
    element.addEventListener('pointerover', (event) => hover(event, true), { signal });
    element.addEventListener('pointerout', (event) => isLeft(event) && hover(event, false), {
      signal,
    });
    element.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('[data-rotation]')) return;
        if (isKeyboardFocus(target)) pause('focus', true);
      },
      { signal },
    );
    element.addEventListener('focusout', (event) => isLeft(event) && pause('focus', false), {
      signal,
    });
    return () => stop.abort();
  }, [root, pause]);
}

/** A reason for a pause of autoplay. */
export type Pause = 'touch' | 'hover' | 'focus' | 'unseen' | 'hidden';

type RotationOptions = {
  root: RefObject<HTMLElement | null>;
  isOn: boolean;
  /** The user has started autoplay with the button, so hover and focus do not pause it. */
  isForced: boolean;
  interval: number;
  go: () => void;
  onWait: (isWaiting: boolean) => void;
};

/** The timer of autoplay. It waits a whole interval after each pause, so no slide changes as soon as users return. */
function useRotation({ root, isOn, isForced, interval, go, onWait }: RotationOptions) {
  const pauses = useRef(new Set<Pause>());
  const timer = useRef(0);
  const newest = useRef(go);
  useEffect(() => {
    newest.current = go;
  });

  const arm = useCallback(() => {
    clearTimeout(timer.current);
    const counts = (pause: Pause) => !isForced || (pause !== 'hover' && pause !== 'focus');
    const isWaiting = [...pauses.current].some(counts);
    onWait(isWaiting);
    if (!isOn || interval > LONGEST_TIMER || isWaiting) return;
    timer.current = window.setTimeout(() => {
      newest.current();
      arm();
    }, interval);
  }, [isOn, isForced, interval, onWait]);

  const pause = useCallback(
    (why: Pause, isPaused: boolean) => {
      if (pauses.current.has(why) === isPaused) return;
      if (isPaused) pauses.current.add(why);
      else pauses.current.delete(why);
      arm();
    },
    [arm],
  );

  // A hidden page gets no `pointerup` or `pointerout`, so forget the pauses.
  useEffect(() => {
    const { current } = pauses;
    return () => current.clear();
  }, []);

  // React also cleans up and runs this effect again when the page is hidden and shown.
  useEffect(() => {
    const element = root.current;
    if (!isOn || !element) return;
    const look = () => pause('hidden', document.hidden);
    const watcher = watchSight((entries) => {
      pause('unseen', !last(entries)?.isIntersecting);
    });
    look();
    arm();
    watcher.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer.current);
      watcher.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [root, isOn, arm, pause]);

  return { pause, again: arm };
}
