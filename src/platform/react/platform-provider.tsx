import { type ReactNode, useMemo } from 'react';
import { type Provided, ProvidedContext } from './use-platform';

type Props = Provided & { readonly children: ReactNode };

export function PlatformProvider({ platform, context, children }: Props) {
  const provided = useMemo(() => ({ platform, context }), [platform, context]);
  return <ProvidedContext value={provided}>{children}</ProvidedContext>;
}
