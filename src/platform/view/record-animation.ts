import { refuseUnless } from '@/platform/call/errors';

export type AnimationOptions = {
  /** Milliseconds. @default 400 */
  readonly duration?: number | undefined;
  /** Of CSS. @default 'linear' */
  readonly timingFunction?: string | undefined;
  /** Milliseconds. @default 0 */
  readonly delay?: number | undefined;
  /** Of CSS. @default '50% 50% 0' */
  readonly transformOrigin?: string | undefined;
};

export type AnimationAction = {
  /** What is done in this step, and what of earlier ones stays. */
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

/** Numbers are degrees for turns and pixels for lengths. */
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
  /** Ends a step; the next one begins when it is over. */
  step(options?: AnimationOptions): Animation;
  /** Hands out the steps so far, for playAnimation, and begins anew. */
  export(): AnimationData;
};

const usual: AnimationAction['option']['transition'] & { readonly transformOrigin: string } = {
  duration: 400,
  timingFunction: 'linear',
  delay: 0,
  transformOrigin: '50% 50% 0',
};

/** Writes down what an element shall do. Nothing moves before playAnimation. */
export function recordAnimation(options: AnimationOptions = {}): Animation {
  const fine = typeof options === 'object' && options !== null;
  refuseUnless(fine, 'createAnimation', 'the parameter should be an object');
  const done = new Map<string, readonly unknown[]>();
  let actions: AnimationAction[] = [];

  const own: Partial<Animation> = {
    step: (changes) => {
      const { transformOrigin, ...transition } = {
        ...usual,
        ...(options as object),
        ...changes,
      } as typeof usual;
      const animates = [...done].map(([type, args]) => ({ type, args }));
      actions.push({ animates, option: { transformOrigin, transition } });
      return animation;
    },
    export: () => {
      const exported = { actions };
      actions = [];
      return exported;
    },
  };
  // All the others are the same: playAnimation tells names that are none. Promises look for `then`, JSON for `toJSON`.
  const animation = new Proxy(own, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (typeof name === 'symbol' || name === 'then' || name === 'toJSON'
        ? undefined
        : (...args: readonly unknown[]) => {
            done.set(name, args);
            return animation;
          }),
  }) as Animation;
  return animation;
}
