import { addPoint, type TimedPoint } from './movement';

/** `wait`: the pointer has not moved enough. `leave`: it moves in another direction. */
export type Verdict = 'wait' | 'take' | 'leave';

/** The position of a pointer, and its distance from pointerdown. */
export type PointerMove = {
  readonly event: PointerEvent;
  readonly from: TimedPoint;
  readonly point: TimedPoint;
  readonly x: number;
  readonly y: number;
  /** The newest points, which give the speed. */
  readonly trail: readonly TimedPoint[];
};

export type EndCause = 'release' | 'cancel';

/** A gesture that competes for a pointer. */
export type Contender = {
  readonly element: HTMLElement;
  /** Runs at every move until one contender wins. */
  readonly judge: (move: PointerMove) => Verdict;
  /** This contender has the pointer until `end`. */
  readonly win: (move: PointerMove) => void;
  readonly move: (move: PointerMove) => void;
  readonly end: (move: PointerMove, how: EndCause) => void;
  /** The pointer has ended without a winner, or another contender has won (`cancel`). */
  readonly lose: (how: EndCause) => void;
};

export type Contest = {
  /** The target of pointerdown. */
  readonly target: EventTarget | null;
  /** Returns false if the contest has a winner or is over. */
  readonly join: (contender: Contender) => boolean;
  /** Wins at once, also against the current winner. A pinch wins over a drag, and a long press over a move. */
  readonly seize: (contender: Contender) => void;
  readonly leave: (contender: Contender) => void;
  readonly now: () => PointerMove;
  /** The pointer has ended. */
  readonly isOver: () => boolean;
};

// One contest for each pointer. The key is its pointerdown event, which bubbles from the innermost element outwards.
const contests = new WeakMap<Event, Contest>();

export function contestOf(event: PointerEvent): Contest {
  const found = contests.get(event);
  if (found) return found;
  const contest = openContest(event);
  contests.set(event, contest);
  return contest;
}

/**
 * Decides which contender gets a pointer: the innermost one that wants it. It listens on the window, so it also receives
 * the end of the pointer after the element was removed.
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
    for (const loser of losers) loser.lose('cancel');
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
    for (const loser of losers) loser.lose(how);
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
    contender.lose('cancel');
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
    // The user released the mouse button outside of the window.
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
  // A phone call or another app may interrupt a touch without a pointercancel.
  listen('visibilitychange', () => close('cancel'));
  // An element outside of this contest captured the pointer, such as a page in a back swipe.
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

/** Captures the pointer, so that other elements receive no more of its events. Throws if the pointer has ended. */
function capture(element: HTMLElement, pointerId: number) {
  try {
    element.setPointerCapture(pointerId);
  } catch {}
}

/** The longest delay of a click, in ms. Browsers that wait for a second tap delay it. */
const CLICK_DELAY = 400;

/** Prevents the click that browsers fire after a drag. */
function swallowClick(view: Window, released: number) {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const swallow = (event: Event) => {
    // A click by a screen reader, a key or a script.
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
