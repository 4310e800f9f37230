import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type NotifyContent, NotifyHost } from '@/components/notify';
import { type ToastContent, ToastHost } from '@/components/toast';
import {
  type Overlay,
  type OverlayKind,
  type OverlayOf,
  type OverlaysState,
  usePlatformContext,
} from '@/platform';
import { withStyles } from '@/shared/failed-styles';
import { last } from '@/shared/values';
import { ActionSheetView, ModalView } from './question-views';
import { LazyOverlay } from './lazy-overlay';

const loadPreview = withStyles(() => import('./preview-view').then((file) => file.PreviewView));
const loadGuide = withStyles(() => import('./guide-view').then((file) => file.GuideView));
const loadScanner = withStyles(() => import('./scanner-view').then((file) => file.ScannerView));

/** Renders the open overlays, and the closed ones until their exit animation ends. */
export function OverlayViews() {
  const { overlays } = usePlatformContext();
  const open = useStore(overlays, openOverlays);
  const [drawn, setDrawn] = useState<readonly Overlay[]>([]);

  // Toasts and banners are visible from now on, so the platform starts their timers.
  useEffect(() => overlays.setState({ views: 'here' }), [overlays]);

  const opened = open.filter((overlay) => !drawn.includes(overlay) && !hasHost(overlay));
  if (opened.length > 0) setDrawn([...drawn, ...opened]);

  const views = drawn.map((overlay) => {
    const state = {
      open: open.includes(overlay),
      onExited: () => setDrawn((list) => list.filter((other) => other !== overlay)),
    };
    switch (overlay.kind) {
      case 'modal':
        return <ModalView key={overlay.id} overlay={overlay} {...state} />;
      case 'action-sheet':
        return <ActionSheetView key={overlay.id} overlay={overlay} {...state} />;
      case 'preview':
        return <LazyOverlay key={overlay.id} load={loadPreview} view={{ overlay, ...state }} />;
      case 'guide':
        return <LazyOverlay key={overlay.id} load={loadGuide} view={{ overlay, ...state }} />;
      case 'scanner':
        return <LazyOverlay key={overlay.id} load={loadScanner} view={{ overlay, ...state }} />;
      default:
        // ToastHost and NotifyHost render the other kinds.
        return null;
    }
  });

  return (
    <>
      {views}
      <NotifyHost content={notifyContent(open)} />
      <ToastHost content={toastContent(open)} />
    </>
  );
}

/** A toast covers the loading indicator. The indicator appears again after the toast if it is still open. */
function toastContent(open: readonly Overlay[]): ToastContent | null {
  const loading = last(ofKind(open, 'loading'));
  const toast = last(ofKind(open, 'toast'));
  if (toast) {
    const { id, props } = toast;
    return { id, ...props, mask: props.mask || (loading?.props.mask ?? false) };
  }
  return loading ? { id: loading.id, ...loading.props, icon: 'loading' } : null;
}

/** A tap closes the banner before its callback runs, so that the callback can show another one. */
function notifyContent(open: readonly Overlay[]): NotifyContent | null {
  const banner = last(ofKind(open, 'notify'));
  if (!banner) return null;
  const { id, props, close } = banner;
  const { onTap } = props;
  const press = () => {
    close();
    onTap?.();
  };
  return { id, ...props, close, onTap: onTap && press };
}

function ofKind<K extends OverlayKind>(open: readonly Overlay[], kind: K): readonly OverlayOf<K>[] {
  return open.filter((overlay): overlay is Extract<Overlay, { kind: K }> => overlay.kind === kind);
}

/** These kinds share one host for each kind and have no layer. */
function hasHost({ kind }: Overlay): boolean {
  return kind === 'toast' || kind === 'loading' || kind === 'notify';
}

function openOverlays({ open }: OverlaysState): readonly Overlay[] {
  return open;
}
