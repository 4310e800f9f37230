import type { ComponentType, ReactNode } from 'react';

/** What a prop can be set to in the showcase: one of these, on or off, a number, or a text. */
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
 * A component to try out with other props: `demo.tsx` exports one as `playground`. `props` are the component's
 * defaults, and the code that is shown names only what differs from them. A prop without a default is left out.
 * `initial` is what the playground begins with instead. `fixed` is handed in too and is shown as `code` says.
 */
export type Playground<P extends object = Record<string, never>> = {
  readonly component: ComponentType<P>;
  readonly controls: { readonly [K in keyof P]?: PlayControl };
  readonly props: Partial<P>;
  readonly initial?: Partial<P>;
  readonly fixed?: Partial<P> & { readonly children?: ReactNode };
  /** Props as they are written in code, before the ones that are tried out: `label="Stars"`. */
  readonly code?: string;
  /** Between the tags, as it is written in code. */
  readonly codeChildren?: string;
};

/** Keeps the types of the props together; it does nothing else. */
export function definePlayground<P extends object>(playground: Playground<P>): Playground<P> {
  return playground;
}
