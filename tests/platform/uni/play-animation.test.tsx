import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { playAnimation } from '@/platform/uni/calls';
import { type Animation as Animated, recordAnimation } from '@/platform/uni/record-animation';
import type { Navigator } from '@/router';
import { fakePlatform } from '../../helpers/fake-platform';
import { setMarkup } from '../../helpers/markup';

const { context: fake } = fakePlatform();
const context = createPlatformContext({ ...fake, env: createEnv(window) });
const play = playAnimation(context);

beforeEach(() => {
  setMarkup(document.body, '<div data-page-id="p1"><p id="stone" style="width:100px">x</p></div>');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const stone = () => document.querySelector<HTMLElement>('#stone')!;

it('plays the steps in order, and the element keeps the last look', async () => {
  const motion = recordAnimation({ duration: 150 });
  const animation = motion.width(200).opacity(0.5).step().translate(30, 0).step().export();
  const startedAt = performance.now();
  const widths: number[] = [];
  const done = play({ target: 'stone', animation });
  const timer = setInterval(() => widths.push(stone().offsetWidth), 10);
  await done;
  clearInterval(timer);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(290);
  expect(widths.some((width) => width > 100 && width < 200)).toBe(true);
  expect(stone().style).toMatchObject({
    width: '200px',
    opacity: '0.5',
    transform: 'translate(30px, 0px)',
  });
  expect(stone().getAnimations()).toEqual([]);
});

it('shows the end at once with reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const animation = recordAnimation({ duration: 20_000 }).width(300).step().export();
  await play({ target: { current: stone() }, animation });
  expect(stone().style.width).toBe('300px');
});

it('[S8.2] an abort stops the animation where it is', async () => {
  const task = createPlatform(context, {} as Navigator).playAnimation({
    target: stone(),
    animation: recordAnimation({ duration: 20_000 }).width(300).step().export(),
  });
  await vi.waitFor(() => expect(stone().getAnimations()).toHaveLength(1));
  task.abort();
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  expect(stone().getAnimations()).toEqual([]);
  expect(stone().style.width).toBe('100px');
});

it('ends in a document that draws no frames', { tags: 'long' }, async () => {
  const finished = vi.spyOn(Animation.prototype, 'finish');
  vi.spyOn(Animation.prototype, 'finished', 'get').mockImplementation(
    () => vi.waitFor(() => expect(finished).toHaveBeenCalled(), 3000) as never,
  );
  await play({
    target: 'stone',
    animation: recordAnimation({ duration: 50 }).width(300).step().export(),
  });
  expect(stone().style.width).toBe('300px');
});

const misspelt = (recordAnimation() as never as { spin(): Animated }).spin().step().export();
const fine = recordAnimation().width(1).step().export();

it.each([
  [undefined, 'invalid', 'Missing required parameter `target`'],
  [{ target: 5 }, 'invalid', 'parameter.target should be an id, an element or a ref'],
  [{ target: 'stone' }, 'invalid', 'Missing required parameter `animation`'],
  [
    { target: 'stone', animation: { actions: [] } },
    'invalid',
    'parameter.animation.actions should have at least 1 item',
  ],
  [
    { target: 'stone', animation: misspelt },
    'invalid',
    'parameter.animation.actions[0].animates[0].type should be a method of createAnimation',
  ],
  [{ target: 'none', animation: fine }, 'not-found', 'the target is not on the page'],
  [{ target: { current: null }, animation: fine }, 'not-found', 'the target is not on the page'],
])('rejects %j', async (params, code, message) => {
  await expect(play(params as never)).rejects.toMatchObject({
    code,
    errMsg: `playAnimation:fail ${message}`,
  });
});

it('rejects with failed for an unknown easing', async () => {
  const animation = recordAnimation({ timingFunction: 'wobbly' }).width(1).step().export();
  await expect(play({ target: 'stone', animation })).rejects.toMatchObject({ code: 'failed' });
});
