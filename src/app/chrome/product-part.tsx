import { type ReactNode, useContext } from 'react';
import { ErrorBoundary } from '@/shared/error-boundary';
import { originOf } from '@/shared/errors';
import { ReportContext } from '@/shared/contexts';

type ProductPartProps = {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
};

/** An element of the product in a bar or a window. If it throws, the bar and the pages stay without it. */
export function ProductPart({ children, fallback }: ProductPartProps) {
  const report = useContext(ReportContext);
  return (
    <ErrorBoundary
      fallback={() => fallback}
      onError={(error, componentStack) => report?.(error, { ...originOf('bar'), componentStack })}
    >
      {children}
    </ErrorBoundary>
  );
}

/** An icon of the configuration. Without one the bar shows a text. */
export const productPart = (icon: ReactNode, fallback?: ReactNode) =>
  icon && <ProductPart fallback={fallback}>{icon}</ProductPart>;
