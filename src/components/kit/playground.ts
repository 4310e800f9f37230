import type { ComponentType, ReactNode } from 'react';

/** The control for a prop in the showcase: a choice, a switch, a number or a text. */
export type PlayControl =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly step?: number;
    }
  | { readonly kind: 'text' };

/**
 * A component whose props users can change in the showcase. `demo.tsx` exports it as `playground`. `props` are the
 * component's defaults: the code on screen lists only props that differ. Leave out props without a default.
 * `initial` overrides the defaults at the start. `fixed` props cannot be changed, and `code` is their source text.
 */
export type Playground<P extends object = Record<string, never>> = {
  readonly component: ComponentType<P>;
  readonly controls: { readonly [K in keyof P]?: PlayControl };
  readonly props: Partial<P>;
  readonly initial?: Partial<P>;
  readonly fixed?: Partial<P> & { readonly children?: ReactNode };
  /** Source text of the fixed props, shown before the other props: `label="Stars"`. */
  readonly code?: string;
  /** Source text of the children. */
  readonly codeChildren?: string;
};

/** Returns its argument. It only lets TypeScript infer the types of the props. */
export function definePlayground<P extends object>(playground: Playground<P>): Playground<P> {
  return playground;
}
