import type { CheckedBy } from '@/platform/call/check';
import type { ScannedCode, Scanner } from '@/platform/scan/formats';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type {
  checkActionSheet,
  checkLoading,
  checkModal,
  checkNotify,
  checkPreview,
  checkToast,
} from './checks';

export type ToastIcon = 'success' | 'error' | 'loading' | 'none';

export type ToastPosition = 'top' | 'center' | 'bottom';

export type NotifyType = 'primary' | 'success' | 'warning' | 'danger';

export type PreviewIndicator = 'default' | 'number' | 'none';

/** The step that users must do themselves: in the host's menu, or with the link. */
export type GuideReason = 'share' | 'open-in-browser' | 'copy-link';

/**
 * To add a kind of overlay, add a line here and a case in app/overlays/overlay-views.tsx. Its promise resolves with
 * `answer`.
 */
type Kinds = {
  readonly toast: {
    readonly props: Omit<CheckedBy<typeof checkToast>, 'duration'>;
    readonly answer: never;
  };
  readonly loading: { readonly props: CheckedBy<typeof checkLoading>; readonly answer: never };
  readonly modal: {
    readonly props: CheckedBy<typeof checkModal>;
    readonly answer: { readonly typed: string };
  };
  readonly 'action-sheet': {
    readonly props: CheckedBy<typeof checkActionSheet>;
    readonly answer: number;
  };
  readonly notify: {
    readonly props: Omit<CheckedBy<typeof checkNotify>, 'duration'>;
    readonly answer: never;
  };
  readonly preview: {
    readonly props: Shown &
      Omit<CheckedBy<typeof checkPreview>, 'urls' | 'current'> & {
        readonly urls: readonly string[];
        readonly start: number;
      };
    readonly answer: never;
  };
  readonly guide: {
    readonly props: Shown & {
      readonly reason: GuideReason;
      readonly url: string;
      /** An address that may open the page in the browser. */
      readonly href: string | null;
      /** The host's menu is in the top right corner. */
      readonly isMenuAbove: boolean;
    };
    readonly answer: never;
  };
  readonly scanner: {
    readonly props: {
      readonly scanner: Scanner;
      readonly camera: boolean;
      readonly album: boolean;
    };
    readonly answer: ScannedCode;
  };
};

type Shown = {
  /** Called when the overlay is on the screen. */
  readonly onShown: () => void;
};

export type OverlayKind = keyof Kinds;
export type PropsOf<K extends OverlayKind> = Kinds[K]['props'];
export type Answer<K extends OverlayKind> = Kinds[K]['answer'];

export type OverlayOf<K extends OverlayKind> = {
  readonly id: string;
  readonly kind: K;
  readonly props: PropsOf<K>;
  /** The page that it closes with. Undefined: of no page. */
  readonly pageId?: string | undefined;
  /** Without an answer, the overlay was dismissed. */
  close(answer?: Answer<K> | null): void;
  fail(cause: unknown): void;
};

export type Overlay = { [K in OverlayKind]: OverlayOf<K> }[OverlayKind];

export type OverlaysState = {
  /** Bottom first. */
  readonly open: readonly Overlay[];
  /** The number of overlays that were ever opened. */
  readonly count: number;
  /** Set when the code that draws overlays has loaded. */
  readonly views?: 'here' | undefined;
};

/** The overlays above the pages. Calls open them through open-overlay.ts, and one component draws them. */
export type Overlays = StoreApi<OverlaysState> & {
  /** Closes all overlays with an error: their code could not be loaded. */
  fail(cause: unknown): void;
};

export function createOverlays(): Overlays {
  const store = createStore<OverlaysState>(() => ({ open: [], count: 0 }));
  return {
    ...store,
    fail: (cause) => {
      for (const overlay of store.getState().open) overlay.fail(cause);
    },
  };
}
