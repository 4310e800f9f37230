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
  useWords,
} from '@/platform';
import { withStyles } from '@/shared/failed-styles';
import { last } from '@/shared/last';
import { ActionSheetView } from './action-sheet-view';
import { LateView } from './late-view';
import { ModalView } from './modal-view';

const loadPreview = withStyles(() => import('./preview-view').then((file) => file.PreviewView));
const loadGuide = withStyles(() => import('./guide-view').then((file) => file.GuideView));
const loadScanner = withStyles(() => import('./scanner-view').then((file) => file.ScannerView));

/** Everything that is open, and what is leaving the screen. */
export function OverlayViews() {
  const { overlays } = usePlatformContext();
  const open = useStore(overlays, openIn);
  const [drawn, setDrawn] = useState<readonly Overlay[]>([]);
  const t = useWords();

  // From now on what goes by itself can be seen, and its time runs.
  useEffect(() => overlays.setState({ views: 'here' }), [overlays]);

  const fresh = open.filter((overlay) => !drawn.includes(overlay) && !isNews(overlay));
  if (fresh.length > 0) setDrawn([...drawn, ...fresh]);

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
        return <LateView key={overlay.id} load={loadPreview} view={{ overlay, ...state }} />;
      case 'guide':
        return <LateView key={overlay.id} load={loadGuide} view={{ overlay, ...state }} />;
      case 'scanner':
        return <LateView key={overlay.id} load={loadScanner} view={{ overlay, ...state }} />;
      default:
        // Toasts and banners have hosts of their own.
        return null;
    }
  });

  return (
    <>
      {views}
      <NotifyHost content={notifyIn(open)} />
      <ToastHost content={toastIn(open)} loadingLabel={t('loading')} />
    </>
  );
}

/** One place for both: a toast covers the loading sign, which comes back if it is still wanted. */
function toastIn(open: readonly Overlay[]): ToastContent | null {
  const loading = last(ofKind(open, 'loading'));
  const toast = last(ofKind(open, 'toast'));
  if (toast) {
    const { id, props } = toast;
    return { id, ...props, mask: props.mask || (loading?.props.mask ?? false) };
  }
  return loading ? { id: loading.id, ...loading.props, icon: 'loading' } : null;
}

/** A tap takes it away first, so that its answer may show another. */
function notifyIn(open: readonly Overlay[]): NotifyContent | null {
  const banner = last(ofKind(open, 'notify'));
  if (!banner) return null;
  const { id, props, close } = banner;
  const { onTap } = props;
  const press = () => {
    close();
    onTap?.();
  };
  return { id, ...props, onTap: onTap && press };
}

function ofKind<K extends OverlayKind>(open: readonly Overlay[], kind: K): readonly OverlayOf<K>[] {
  return open.filter((overlay): overlay is Extract<Overlay, { kind: K }> => overlay.kind === kind);
}

/** There is one place for all of a kind, and no layer. */
function isNews({ kind }: Overlay): boolean {
  return kind === 'toast' || kind === 'loading' || kind === 'notify';
}

function openIn({ open }: OverlaysState): readonly Overlay[] {
  return open;
}
