import type { OverlayKind, OverlayOf } from '@/platform';

/** What each kind of overlay is drawn from. */
export type OverlayViewProps<K extends OverlayKind> = {
  readonly overlay: OverlayOf<K>;
  /** False while it leaves the screen. */
  readonly open: boolean;
  readonly onExited: () => void;
};
