import { type Api, defineApi } from '@/platform/call/define';
import { type ElementTarget, findElement, isElementTarget } from '@/platform/call/element';
import type { Env } from '@/platform/call/env';
import {
  checkParams,
  type Field,
  fieldFor,
  listOf,
  milliseconds,
  required,
  shape,
  text,
} from '@/platform/call/params';
import { timeOut } from '@/platform/call/timers';
import { isMotionReduced } from '@/shared/browser';
import type { AnimationAction, AnimationData } from './record-animation';

export type PlayAnimationParams = {
  /** An id, an element, or a ref. */
  readonly target: ElementTarget;
  /** The result of `export()` of createAnimation. */
  readonly animation: AnimationData;
};

/** The look of an element after a step, as CSS properties. */
export type Frame = { readonly [property: string]: string };

const target = fieldFor<ElementTarget>(isElementTarget, 'an id, an element or a ref');

const argumentList = fieldFor<readonly unknown[]>(Array.isArray, 'a list');

const METHODS =
  /^((matrix|rotate|scale|translate)(3d)?|(rotate|scale|translate)[XYZ]|skew[XY]?|opacity|backgroundColor|width|height|left|right|top|bottom)$/;

const method = fieldFor<string>(
  (value) => typeof value === 'string' && METHODS.test(value),
  'a method of createAnimation',
);

const action: Field<AnimationAction> = shape({
  animates: required(listOf(shape({ type: required(method), args: required(argumentList) }))),
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

const checkAnimation = checkParams({
  target: required(target),
  animation: required(shape({ actions: required(listOf(action)) })),
});

/**
 * Plays the steps of createAnimation in their order. The element keeps the look of the last step. With reduced motion
 * the steps apply at once. An abort leaves the element as it is.
 */
export const playAnimation: Api<PlayAnimationParams, void> = defineApi('playAnimation', {
  check: checkAnimation,
  run: async ({ env, navigator }, params, fail, { signal }) => {
    const element = findElement(env, params.target, navigator.activePage()?.id);
    if (!element) throw fail('not-found', 'the target is not on the page');
    const isStill = isMotionReduced(env.window);
    for (const step of params.animation.actions) {
      const frame = toFrame(step);
      if (!isStill) await animate(env, element, frame, step, signal);
      if (signal.aborted) return;
      Object.assign((element as HTMLElement).style, frame);
    }
  },
});

async function animate(
  env: Env,
  element: Element,
  frame: Frame,
  { option }: AnimationAction,
  signal: AbortSignal,
): Promise<void> {
  const { duration, timingFunction, delay } = option.transition;
  const easing = timingFunction === 'step-start' ? 'steps(1, start)' : timingFunction;
  const animation = element.animate([{ ...frame }], { duration, delay, easing, fill: 'both' });
  // Hidden documents draw no frames, so their animations never finish.
  const cancelTimeOut = timeOut(env, duration + delay + 500, () => animation.finish());
  signal.addEventListener('abort', () => animation.cancel(), { once: true });
  await animation.finished.catch(() => {});
  cancelTimeOut();
  animation.cancel();
}

/** The CSS of a step: its transform functions in the order of the calls, and its other properties. */
export function toFrame({ animates, option }: AnimationAction): Frame {
  const transforms = animates.filter(({ type }) => isTransform(type));
  const others = animates.filter(({ type }) => !isTransform(type));
  return {
    ...(transforms.length > 0 && {
      transform: transforms.map(({ type, args }) => `${type}(${cssOf(type, args)})`).join(' '),
      transformOrigin: option.transformOrigin,
    }),
    ...Object.fromEntries(others.map(({ type, args }) => [type, cssOf(type, args.slice(0, 1))])),
  };
}

function isTransform(type: string): boolean {
  return /^(matrix|rotate|scale|skew|translate)/.test(type);
}

function cssOf(type: string, args: readonly unknown[]): string {
  return args
    .map((value, index) =>
      typeof value === 'number' ? `${value}${unitOf(type, index)}` : String(value),
    )
    .join(', ');
}

function unitOf(type: string, index: number): 'px' | 'deg' | '' {
  if (type === 'rotate3d') return index === 3 ? 'deg' : '';
  if (/^(rotate|skew)/.test(type)) return 'deg';
  return /^(matrix|scale|opacity)/.test(type) ? '' : 'px';
}
