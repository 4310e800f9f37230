import { refuseUnless } from '@/platform/call/errors';

export type AnimationOptions = {
  /** Milliseconds. @default 400 */
  readonly duration?: number | undefined;
  /** A timing function of CSS. @default 'linear' */
  readonly timingFunction?: string | undefined;
  /** Milliseconds. @default 0 */
  readonly delay?: number | undefined;
  /** A transform origin of CSS. @default '50% 50% 0' */
  readonly transformOrigin?: string | undefined;
};

export type AnimationAction = {
  /** The methods of this step and of the steps before it. */
  readonly animates: readonly { readonly type: string; readonly args: readonly unknown[] }[];
  readonly option: {
    readonly transformOrigin: string;
    readonly transition: {
      readonly duration: number;
      readonly timingFunction: string;
      readonly delay: number;
    };
  };
};

export type AnimationData = { readonly actions: readonly AnimationAction[] };

type Length = number | string;
type Turn = 'rotate' | 'rotateX' | 'rotateY' | 'rotateZ' | 'skewX' | 'skewY';
type Scale = 'scaleX' | 'scaleY' | 'scaleZ' | 'opacity';
type Move = 'translateX' | 'translateY' | 'translateZ';
type Place = 'width' | 'height' | 'left' | 'right' | 'top' | 'bottom';

/** Numbers are degrees for rotations and pixels for lengths. */
export type Animation = { readonly [N in Turn | Scale]: (value: number) => Animation } & {
  readonly [N in Move | Place]: (value: Length) => Animation;
} & {
  matrix(...values: readonly number[]): Animation;
  matrix3d(...values: readonly number[]): Animation;
  rotate3d(x: number, y: number, z: number, angle: number): Animation;
  scale(x: number, y?: number): Animation;
  scale3d(x: number, y: number, z: number): Animation;
  skew(x: number, y?: number): Animation;
  translate(x: Length, y?: Length): Animation;
  translate3d(x: Length, y: Length, z: Length): Animation;
  backgroundColor(color: string): Animation;
  /** Ends a step. The next step begins after it. */
  step(options?: AnimationOptions): Animation;
  /** Returns the steps so far, for playAnimation, and removes them. */
  export(): AnimationData;
};

const DEFAULTS: AnimationAction['option']['transition'] & { readonly transformOrigin: string } = {
  duration: 400,
  timingFunction: 'linear',
  delay: 0,
  transformOrigin: '50% 50% 0',
};

/** Records an animation. playAnimation plays it. */
export function recordAnimation(options: AnimationOptions = {}): Animation {
  const isObject = typeof options === 'object' && options !== null;
  refuseUnless(isObject, 'createAnimation', 'the parameter should be an object');
  const methods = new Map<string, readonly unknown[]>();
  let actions: AnimationAction[] = [];

  const recorder: Partial<Animation> = {
    step: (changes) => {
      const { transformOrigin, ...transition } = {
        ...DEFAULTS,
        ...(options as object),
        ...changes,
      } as typeof DEFAULTS;
      const animates = [...methods].map(([type, args]) => ({ type, args }));
      actions.push({ animates, option: { transformOrigin, transition } });
      return animation;
    },
    export: () => {
      const exported = { actions };
      actions = [];
      return exported;
    },
  };
  // Every other name is a method, and playAnimation refuses unknown ones. `then` and `toJSON` must stay undefined,
  // because promises and JSON read them.
  const animation = new Proxy(recorder, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (typeof name === 'symbol' || name === 'then' || name === 'toJSON'
        ? undefined
        : (...args: readonly unknown[]) => {
            methods.set(name, args);
            return animation;
          }),
  }) as Animation;
  return animation;
}
