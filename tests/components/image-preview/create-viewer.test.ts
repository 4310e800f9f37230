import { describe, expect, it } from 'vitest';
import { createViewer } from '@/components/image-preview/create-viewer';

const stage = { width: 400, height: 800 };
const square = { width: 800, height: 800 };

/** A viewer whose frames and timers run only in pass(). */
function start(options: Partial<Parameters<typeof createViewer>[0]> = {}) {
  let now = 0;
  let frames: (() => void)[] = [];
  let timers: { at: number; run: () => void }[] = [];
  const drawn = {
    scroll: 0,
    gone: 0,
    pictures: new Map<number, { x: number; y: number; scale: number }>(),
  };
  const log: string[] = [];
  const viewer = createViewer({
    count: 3,
    start: 0,
    loop: false,
    sign: 1,
    clock: {
      now: () => now,
      frame: (run) => {
        frames.push(run);
        return () => {
          frames = frames.filter((other) => other !== run);
        };
      },
      after: (ms, run) => {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      isStill: () => false,
    },
    drawTrack: (scroll, gone) => Object.assign(drawn, { scroll, gone }),
    drawPicture: (position, transform) => drawn.pictures.set(position, transform),
    onTurn: (position) => log.push(`page ${position}`),
    onZoom: (isZoomed) => log.push(isZoomed ? 'zoomed' : 'whole'),
    onClose: () => log.push('close'),
    ...options,
  });
  viewer.resize(stage);
  for (const at of [-1, 0, 1, 2, 3]) viewer.sized(at, square);

  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 10) {
      now += 10;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
      const ready = frames;
      frames = [];
      for (const run of ready) run();
    }
  };
  const down = (x: number, y: number, id = 1) => viewer.down(id, { x, y }, now);
  const move = (x: number, y: number, ms = 16, id = 1) => {
    pass(ms);
    viewer.move(id, { x, y }, now);
  };
  const up = (id = 1) => viewer.up(id, now);
  const swipe = (dx: number, dy: number, ms: number) => {
    down(0, 0);
    for (let step = 1; step <= 10; step += 1) {
      move((dx * step) / 10, (dy * step) / 10, Math.ceil(ms / 100) * 10);
    }
    up();
    pass(400);
  };
  const tap = (x = 0, y = 0) => {
    down(x, y);
    up();
  };
  const front = (position = 0) => drawn.pictures.get(position);
  return { viewer, drawn, log, pass, down, move, up, swipe, tap, front, busy: () => frames.length };
}

describe('paging', () => {
  it('a long pull or a quick one turns the page, and a short slow one does not', () => {
    const { swipe, log, drawn } = start();
    swipe(-100, 0, 2000);
    expect([log, drawn.scroll]).toEqual([[], 0]);
    swipe(-240, 0, 2000);
    expect([log, drawn.scroll]).toEqual([['page 1'], 416]);
    swipe(-60, 0, 100);
    expect([log, drawn.scroll]).toEqual([['page 1', 'page 2'], 832]);
    swipe(-300, 0, 100);
    expect([log, drawn.scroll]).toEqual([['page 1', 'page 2'], 832]);
    swipe(300, 0, 100);
    expect([log.at(-1), drawn.scroll]).toEqual(['page 1', 416]);
  });

  it('wraps at the ends with `loop`, and has nowhere to go with one picture', () => {
    const round = start({ loop: true });
    round.swipe(300, 0, 100);
    expect(round.log).toEqual(['page -1']);
    round.viewer.goTo(0);
    round.pass(400);
    expect(round.drawn.scroll).toBe(-416 - 2 * 416);
    const alone = start({ loop: true, count: 1 });
    alone.swipe(300, 0, 100);
    expect(alone.log).toEqual([]);
  });

  it('follows the finger when the pages run from right to left', () => {
    const { swipe, log, drawn } = start({ sign: -1 });
    swipe(300, 0, 100);
    expect([log, drawn.scroll]).toEqual([['page 1'], -416]);
  });

  it('a finger can stop a turning page and drag it', () => {
    const { down, move, up, pass, drawn, viewer } = start();
    viewer.turn(1);
    pass(100);
    const { scroll } = drawn;
    expect(scroll).toBeGreaterThan(10);
    down(0, 0);
    pass(500);
    expect(drawn.scroll).toBe(scroll);
    move(10, 0);
    move(-50, 0);
    expect(drawn.scroll).toBeCloseTo(scroll + 60, 6);
    up();
    pass(400);
    expect(drawn.scroll).toBe(416);
  });
});

describe('zoom', () => {
  it('a double tap zooms at its point, and the next one zooms out', () => {
    const { tap, pass, front, log } = start();
    tap(100, 50);
    pass(100);
    tap(104, 50);
    pass(400);
    expect(log).toEqual(['zoomed']);
    expect(front()).toEqual({ x: -104, y: 0, scale: 2 });
    tap();
    tap();
    pass(400);
    expect(front()).toEqual({ x: 0, y: 0, scale: 1 });
    expect(log).toEqual(['zoomed', 'whole']);
  });

  it('a zoomed picture turns the page only after a pull has reached its edge', () => {
    const { viewer, swipe, front, pass, log, drawn } = start();
    viewer.zoomTo(2);
    pass(400);
    swipe(-100, 0, 2000);
    expect(front()?.x).toBeCloseTo(-92, -1);
    expect(drawn.scroll).toBe(0);
    swipe(-360, 0, 2000);
    expect(log).toEqual(['zoomed', 'page 1', 'whole']);
    expect(drawn.scroll).toBe(416);
    expect(front(0)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('a pinch springs back to the largest and smallest scale, whichever finger leaves first', () => {
    const { down, move, up, pass, front } = start();
    down(-20, 0, 1);
    down(20, 0, 2);
    move(-400, 0, 16, 1);
    move(400, 0, 16, 2);
    expect(front()?.scale).toBeGreaterThan(4);
    expect(front()?.scale).toBeLessThan(5);
    up(2);
    up(1);
    pass(400);
    expect(front()?.scale).toBe(4);
    down(-300, 0, 1);
    down(300, 0, 2);
    move(-10, 0, 16, 1);
    move(10, 0, 16, 2);
    up(1);
    up(2);
    pass(400);
    expect(front()).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('a cancelled gesture springs back', () => {
    const { viewer, down, move, pass, front, busy } = start();
    down(0, 0);
    move(0, 20);
    move(0, 200);
    viewer.cancel();
    pass(400);
    expect(front()).toEqual({ x: 0, y: 0, scale: 1 });
    expect(busy()).toBe(0);
  });
});

describe('closing', () => {
  it('a single tap closes after the time for a second one, and a long press does not', () => {
    const { tap, down, up, pass, log } = start();
    down(0, 0);
    pass(500);
    up();
    pass(500);
    expect(log).toEqual([]);
    tap();
    pass(250);
    expect(log).toEqual([]);
    pass(20);
    expect(log).toEqual(['close']);
  });

  it('a tap, a cancelled touch and a tap are not a double tap', () => {
    const { viewer, tap, down, pass, log } = start();
    tap();
    pass(50);
    down(0, 0);
    viewer.cancel();
    tap();
    pass(400);
    expect(log).toEqual(['close']);
  });

  it('a tap and then a drag do not close', () => {
    const { tap, swipe, pass, log } = start();
    tap();
    pass(100);
    swipe(-300, 0, 100);
    pass(500);
    expect(log).toEqual(['page 1']);
  });

  it('a long pull down closes, a short one does not, and a pull up does nothing', () => {
    const { swipe, log, drawn, down, move, up, pass } = start();
    swipe(0, 100, 2000);
    expect([log, drawn.gone]).toEqual([[], 0]);
    down(0, 0);
    move(0, -20);
    move(0, -200);
    expect(drawn).toMatchObject({ scroll: 0, gone: 0 });
    up();
    pass(400);
    swipe(0, 300, 2000);
    expect([log, drawn.gone]).toEqual([['close'], 1]);
  });

  it('comes back when its owner keeps it open', () => {
    const { swipe, pass, log, drawn, viewer, busy } = start();
    swipe(0, 400, 300);
    expect([log, drawn.gone]).toEqual([['close'], 1]);
    pass(900);
    expect([drawn.gone, busy()]).toEqual([0, 0]);
    swipe(0, 400, 300);
    viewer.stop();
    pass(900);
    expect(drawn.gone).toBe(1);
  });

  it('a zoomed picture moves with the finger and does not close', () => {
    const { viewer, swipe, pass, log } = start();
    viewer.zoomTo(4);
    pass(400);
    swipe(0, 300, 500);
    expect(log).toEqual(['zoomed']);
  });
});

it('the page turns at once under reduced motion', () => {
  const { viewer, drawn, busy } = start({
    clock: { now: () => 0, frame: () => () => {}, after: () => () => {}, isStill: () => true },
  });
  viewer.turn(1);
  expect([drawn.scroll, busy()]).toEqual([416, 0]);
});

it('a long picture starts at its top, also when it loads while the page turns', () => {
  const { viewer, pass, front } = start();
  viewer.turn(1);
  pass(100);
  viewer.sized(1, { width: 400, height: 3200 });
  pass(400);
  expect(front(1)).toEqual({ x: 0, y: 1200, scale: 4 });
  viewer.pan({ x: 0, y: -80 });
  pass(400);
  expect(front(1)?.y).toBe(1120);
});

it('arrow keys move a zoomed picture, and turn the page at its edge', () => {
  const { viewer, pass, front, log } = start();
  viewer.zoomTo(2);
  pass(400);
  viewer.pan({ x: -80, y: 0 });
  pass(400);
  expect(front()).toEqual({ x: -80, y: 0, scale: 2 });
  for (let press = 0; press < 3; press += 1) {
    viewer.pan({ x: -80, y: 0 });
    pass(400);
  }
  expect(log).toContain('page 1');
});

it('any gestures end at a page, with a picture within its limits', () => {
  const { viewer, down, move, up, pass, front, drawn, log } = start();
  let seed = 7;
  const random = (range: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed % (2 * range)) - range;
  };
  for (let round = 0; round < 300; round += 1) {
    const ids = random(10) > 4 ? [1, 2] : [1];
    for (const id of ids) down(random(200), random(400), id);
    for (let step = 0; step < 4; step += 1) {
      for (const id of ids) move(random(300), random(500), 16, id);
    }
    for (const id of ids) up(id);
    pass(700);
    if (log.at(-1) === 'close') viewer.reset();
    pass(400);
    const position = Math.round(drawn.scroll / 416);
    const picture = front(position);
    expect(drawn.scroll).toBe(position * 416);
    expect([0, 1, 2]).toContain(position);
    expect(picture?.scale).toBeGreaterThanOrEqual(1);
    expect(picture?.scale).toBeLessThanOrEqual(4);
    log.length = 0;
  }
});
