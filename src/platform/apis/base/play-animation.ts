import {
  checkParams,
  type Field,
  listOf,
  milliseconds,
  required,
  shape,
  text,
} from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import type { AnimationAction, AnimationData } from '@/platform/view/record-animation';
import { type Frame, toFrame } from '@/platform/view/to-frame';
import type { Env } from '@/platform/call/env';
import { type ElementTarget, findElement, isElementTarget } from '@/platform/call/element';
import { timeOut } from '@/platform/call/timers';
import { isMotionReduced } from '@/shared/browser';

export type PlayAnimationParams = {
  /** An id, an element, or a ref. */
  readonly target: ElementTarget;
  /** What createAnimation has exported. */
  readonly animation: AnimationData;
};

const target: Field<ElementTarget> = (value, name) =>
  isElementTarget(value)
    ? { value }
    : { refused: `parameter.${name} should be an id, an element or a ref` };

const args: Field<readonly unknown[]> = (value, name) =>
  Array.isArray(value) ? { value } : { refused: `parameter.${name} should be a list` };

const kinds =
  /^((matrix|rotate|scale|translate)(3d)?|(rotate|scale|translate)[XYZ]|skew[XY]?|opacity|backgroundColor|width|height|left|right|top|bottom)$/;

const kind: Field<string> = (value, name) =>
  typeof value === 'string' && kinds.test(value)
    ? { value }
    : { refused: `parameter.${name} is nothing that an animation can do` };

const action: Field<AnimationAction> = shape({
  animates: required(listOf(shape({ type: required(kind), args: required(args) }))),
  option: required(
    shape({
      transformOrigin: required(text),
      transition: required(
        shape({
          duration: required(milliseconds),
          timingFunction: required(text),
          delay: required(milliseconds),
        }),
      ),
    }),
  ),
});

const check = checkParams({
  target: required(target),
  animation: required(shape({ actions: required(listOf(action)) })),
});

/**
 * Plays the steps of createAnimation one after the other, and leaves the element as the last one has it. Visitors
 * who want less motion see the end at once. An abort leaves it where it is.
 */
export const playAnimation: Api<PlayAnimationParams, void> = defineApi('playAnimation', {
  check,
  run: async ({ env, navigator }, params, fail, { signal }) => {
    const element = findElement(env, params.target, navigator.activePage()?.id);
    if (!element) throw fail('not-found', 'the target is not on the page');
    const still = isMotionReduced(env.window);
    for (const step of params.animation.actions) {
      const frame = toFrame(step);
      if (!still) await move(env, element, frame, step, signal);
      if (signal.aborted) return;
      Object.assign((element as HTMLElement).style, frame);
    }
  },
});

async function move(
  env: Env,
  element: Element,
  frame: Frame,
  { option }: AnimationAction,
  signal: AbortSignal,
): Promise<void> {
  const { duration, timingFunction, delay } = option.transition;
  const easing = timingFunction === 'step-start' ? 'steps(1, start)' : timingFunction;
  const playing = element.animate([{ ...frame }], { duration, delay, easing, fill: 'both' });
  // A document that nobody sees draws no frames, and its animations never end.
  const late = timeOut(env, duration + delay + 500, () => playing.finish());
  signal.addEventListener('abort', () => playing.cancel(), { once: true });
  await playing.finished.catch(() => {});
  late();
  playing.cancel();
}
