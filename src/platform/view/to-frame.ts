import type { AnimationAction } from './record-animation';

/** What an element looks like after a step, as CSS properties. */
export type Frame = { readonly [property: string]: string };

type Kind = 'length' | 'angle' | 'number';

/** One action's functions in the order in which they were called, and its plain properties. */
export function toFrame({ animates, option }: AnimationAction): Frame {
  const transforms = animates.filter(({ type }) => isTransform(type));
  const plain = animates.filter(({ type }) => !isTransform(type));
  return {
    ...(transforms.length > 0 && {
      transform: transforms.map(({ type, args }) => `${type}(${valuesOf(type, args)})`).join(' '),
      transformOrigin: option.transformOrigin,
    }),
    ...Object.fromEntries(plain.map(({ type, args }) => [type, valuesOf(type, args.slice(0, 1))])),
  };
}

function isTransform(type: string): boolean {
  return /^(matrix|rotate|scale|skew|translate)/.test(type);
}

function valuesOf(type: string, args: readonly unknown[]): string {
  return args.map((value, index) => withUnit(value, kindOf(type, index))).join(', ');
}

function kindOf(type: string, index: number): Kind {
  if (type === 'rotate3d') return index === 3 ? 'angle' : 'number';
  if (/^(rotate|skew)/.test(type)) return 'angle';
  return /^(matrix|scale|opacity)/.test(type) ? 'number' : 'length';
}

function withUnit(value: unknown, kind: Kind): string {
  if (typeof value !== 'number') return String(value);
  return `${value}${{ length: 'px', angle: 'deg', number: '' }[kind]}`;
}
