import { type CSSProperties, useContext } from 'react';
import { KitContext } from './kit-context';
import { joinClasses } from './props';
import { useSafeCallbacks } from './use-safe-call';

type Looks = {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
};

/**
 * The props of a component, with what the nearest `KitProvider` says in `defaults` where the owner says nothing. The
 * callbacks are safe, except for those in `asked`: see `useSafeCallbacks`.
 */
export function useDefaults<P extends object>(
  name: string,
  props: P,
  asked?: readonly (keyof P & string)[],
): P {
  const defaults = useContext(KitContext).defaults?.[name];
  return useSafeCallbacks(defaults ? withDefaults<P & Looks>(defaults, props) : props, asked);
}

function withDefaults<P extends Looks>(defaults: Partial<P>, props: P): P {
  const written = Object.entries(props).filter(([, value]) => value !== undefined);
  const merged: P = { ...defaults, ...(Object.fromEntries(written) as P) };
  const className = joinClasses(defaults.className, props.className);
  return {
    ...merged,
    ...(className && { className }),
    ...(defaults.style && { style: { ...defaults.style, ...props.style } }),
  };
}
