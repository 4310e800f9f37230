import type { ComponentType, ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** The control of one prop. */
export type PlayControl =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'switch' | 'text' }
  | {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly step?: number;
    };

/**
 * The `playground` that a `demo.tsx` exports. Each has different props, but here they have one type. `props` are the
 * defaults, `initial` overrides them at the start, and users cannot change `fixed`.
 */
export type Playground = {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly controls: { readonly [prop: string]: PlayControl | undefined };
  readonly props: Props;
  readonly initial?: Props;
  readonly fixed?: Props & { readonly children?: ReactNode };
  /** Source text of the fixed props. */
  readonly code?: string;
  /** Source text of the children. */
  readonly codeChildren?: string;
};
