import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '@/shared/error-boundary';
import { originOf } from '@/shared/errors';
import type { Page } from '../core/state';
import { useNavigator } from './page-context';

type RouteScreenProps = {
  readonly page: Page;
  /** The screen of the route. Without one the app's is shown. */
  readonly own: ReactNode;
  readonly ofApp: ReactNode;
};

/** A screen in the place of a page. If the route's own screen throws, or its code is late, the app's takes its place. */
export function RouteScreen({ page, own, ofApp }: RouteScreenProps) {
  const { report } = useNavigator();
  if (!own) return ofApp;
  return (
    <ErrorBoundary
      onError={(error, componentStack) =>
        report(error, { ...originOf('page', page), componentStack })
      }
      fallback={() => ofApp}
    >
      <Suspense fallback={ofApp}>{own}</Suspense>
    </ErrorBoundary>
  );
}
