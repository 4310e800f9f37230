import type { ComponentProps } from 'react';
import { LateView } from './late-view';
import type { ScannerView } from './scanner-view';

const load = async () => (await import('./scanner-view')).ScannerView;

export function LateScanner(props: ComponentProps<typeof ScannerView>) {
  return <LateView load={load} view={props} />;
}
