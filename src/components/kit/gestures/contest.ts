import type { Verdict } from './drag';
import { addPoint, type TimedPoint } from './movement';

/** Where a pointer is, and how far it has come since it landed. */
export type PointerMove = {
  readonly event: PointerEvent;
  readonly from: TimedPoint;
  readonly point: TimedPoint;
  readonly x: number;
  readonly y: number;
  /** The newest points, for the speed. */
  readonly trail: readonly TimedPoint[];
};

export type EndCause = 'release' | 'cancel';

/** Who would like to have a pointer. */
export type Contender = {
  readonly element: HTMLElement;
  /** Asked on every move until somebody has it. */
  readonly judge: (move: PointerMove) => Verdict;
  /** The pointer is this one's, until `end`. */
  readonly win: (move: PointerMove) => void;
  readonly move: (move: PointerMove) => void;
  readonly end: (move: PointerMove, how: EndCause) => void;
  /** Somebody else has it, or it is gone and was nobody's. */
  readonly lose: () => void;
};

export type Contest = {
  /** What it landed on. */
  readonly target: EventTarget | null;
  /** False: it is somebody's already. */
  readonly join: (contender: Contender) => boolean;
  /** Has it at once, also from somebody who had it: two fingers outrank one, a held finger one that moves. */
  readonly seize: (contender: Contender) => void;
  readonly leave: (contender: Contender) => void;
  readonly now: () => PointerMove;
  /** The pointer is gone. */
  readonly isOver: () => boolean;
};

// One contest a pointer, found by the event that began it: it bubbles from the innermost element to the outermost.
const contests = new WeakMap<Event, Contest>();

export function contestOf(event: PointerEvent): Contest {
  const found = contests.get(event);
  if (found) return found;
  const contest = openContest(event);
  contests.set(event, contest);
  return contest;
}

/**
 * Decides whose a pointer is: of those who want it, the innermost. It follows the pointer itself, on the window,
 * so it hears of the end also when the element has gone from under the finger.
 */
function openContest(down: PointerEvent): Contest {
  const view = down.view ?? window;
  const start = pointOf(down);
  const stop = new AbortController();
  let waiting: readonly Contender[] = [];
  let winner: Contender | null = null;
  let now: PointerMove = { event: down, from: start, point: start, x: 0, y: 0, trail: [start] };

  const give = (contender: Contender) => {
    const losers = waiting.filter((other) => other !== contender);
    waiting = [];
    winner?.end(now, 'cancel');
    winner = contender;
    for (const loser of losers) loser.lose();
    capture(contender.element, down.pointerId);
    contender.win(now);
  };

  const close = (how: EndCause) => {
    stop.abort();
    const [had, losers] = [winner, waiting];
    winner = null;
    waiting = [];
    if (had && how === 'release') swallowClick(view, now.point.time);
    had?.end(now, how);
    for (const loser of losers) loser.lose();
  };

  const follow = (event: PointerEvent) => {
    const point = pointOf(event);
    const trail = addPoint(now.trail, point);
    now = { ...now, event, point, x: point.x - start.x, y: point.y - start.y, trail };
  };

  const decide = () => {
    for (const contender of waiting) {
      const verdict = contender.judge(now);
      if (verdict === 'take') return give(contender);
      if (verdict === 'leave') leave(contender);
    }
  };

  const leave = (contender: Contender) => {
    if (winner === contender) close('cancel');
    if (!waiting.includes(contender)) return;
    waiting = waiting.filter((other) => other !== contender);
    contender.lose();
  };

  const listen = (type: string, react: (event: PointerEvent) => void) =>
    view.addEventListener(
      type,
      (event) => {
        if (!('pointerId' in event) || event.pointerId === down.pointerId) {
          react(event as PointerEvent);
        }
      },
      { capture: true, signal: stop.signal },
    );
  listen('pointermove', (event) => {
    // A mouse button that was let go outside of the window.
    if (event.pointerType === 'mouse' && event.buttons === 0) return close('cancel');
    follow(event);
    if (winner) winner.move(now);
    else decide();
  });
  listen('pointerup', (event) => {
    follow(event);
    close('release');
  });
  listen('pointercancel', () => close('cancel'));
  listen('blur', (event) => {
    if (event.target === view) close('cancel');
  });
  // Somebody outside of this contest has taken the pointer: a page that is swiped away.
  listen('gotpointercapture', (event) => {
    const held = winner?.element ?? down.target;
    if (event.target !== held && event.target !== down.target) close('cancel');
  });

  return {
    target: down.target,
    join: (contender) => {
      if (stop.signal.aborted || winner) return false;
      waiting = [...waiting, contender];
      return true;
    },
    seize: (contender) => {
      if (!stop.signal.aborted && winner !== contender) give(contender);
    },
    leave,
    now: () => now,
    isOver: () => stop.signal.aborted,
  };
}

function pointOf({ clientX, clientY, timeStamp }: PointerEvent): TimedPoint {
  return { x: clientX, y: clientY, time: timeStamp };
}

/** What is beside the element hears no more of the pointer. It may be gone already: then this throws. */
function capture(element: HTMLElement, pointerId: number) {
  try {
    element.setPointerCapture(pointerId);
  } catch {}
}

/** The browser's click comes at once, or after this long where it waits for a second tap. */
const CLICK_DELAY = 400;

/** A finger that has dragged something has not tapped it. */
function swallowClick(view: Window, released: number) {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const swallow = (event: Event) => {
    // A screen reader's, a key's, or a script's own.
    if ((event as MouseEvent).detail === 0) return;
    stop.abort();
    if (event.timeStamp - released > CLICK_DELAY) return;
    event.preventDefault();
    event.stopPropagation();
  };
  view.addEventListener('click', swallow, options);
  view.addEventListener('pointerdown', () => stop.abort(), options);
  view.addEventListener('keydown', () => stop.abort(), options);
}
