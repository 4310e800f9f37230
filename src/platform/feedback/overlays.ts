import type { Scanner } from '@/platform/scan/create-scanner';
import type { ScannedCode } from '@/platform/scan/scan-messages';
import { type StoreApi, createStore } from 'zustand/vanilla';

export type ToastIcon = 'success' | 'error' | 'loading' | 'none';

export type ToastPosition = 'top' | 'center' | 'bottom';

export type ToastProps = {
  readonly title: string;
  readonly icon: ToastIcon;
  /** The address of a picture in the icon's place. */
  readonly image: string | undefined;
  /** Keeps the page from being touched meanwhile. */
  readonly mask: boolean;
  readonly position: ToastPosition;
};

export type LoadingProps = { readonly title: string; readonly mask: boolean };

export type ModalProps = {
  readonly title: string;
  readonly content: string;
  readonly showCancel: boolean;
  /** Without a text a button has the locale's own. */
  readonly cancelText: string | undefined;
  readonly cancelColor: string | undefined;
  readonly confirmText: string | undefined;
  readonly confirmColor: string | undefined;
  /** The content is then the start of what the visitor types. */
  readonly editable: boolean;
  readonly placeholderText: string;
};

export type ActionSheetProps = {
  readonly title: string | undefined;
  readonly itemList: readonly string[];
  readonly itemColor: string | undefined;
};

export type NotifyType = 'primary' | 'success' | 'warning' | 'danger';

export type NotifyProps = {
  readonly message: string;
  readonly type: NotifyType;
  /** Colours in place of the type's own. */
  readonly color: string | undefined;
  readonly background: string | undefined;
  readonly onTap: (() => void) | undefined;
};

export type PreviewIndicator = 'default' | 'number' | 'none';

export type PreviewProps = {
  readonly urls: readonly string[];
  /** What each picture shows, in their order. */
  readonly alts: readonly string[];
  readonly start: number;
  readonly indicator: PreviewIndicator;
  readonly loop: boolean;
  /** It is on the screen. */
  readonly onShown: () => void;
};

export type ScannerProps = {
  readonly scanner: Scanner;
  readonly camera: boolean;
  readonly album: boolean;
};

/** What the visitor has to do by hand: in the host's menu, or with the link. */
export type GuideReason = 'share' | 'open-in-browser' | 'copy-link';

export type GuideProps = {
  readonly reason: GuideReason;
  readonly url: string;
  /** An address that may open it in the browser. */
  readonly href: string | null;
  /** The host's menu is in the top right corner. */
  readonly isMenuAbove: boolean;
  /** It is on the screen. */
  readonly onShown: () => void;
};

/** A new kind of overlay is one line here and one case in app/overlays/overlay-views.tsx. `answer` is what its promise resolves with. */
type Kinds = {
  readonly toast: { readonly props: ToastProps; readonly answer: never };
  readonly loading: { readonly props: LoadingProps; readonly answer: never };
  readonly modal: { readonly props: ModalProps; readonly answer: { readonly typed: string } };
  readonly 'action-sheet': { readonly props: ActionSheetProps; readonly answer: number };
  readonly notify: { readonly props: NotifyProps; readonly answer: never };
  readonly preview: { readonly props: PreviewProps; readonly answer: never };
  readonly guide: { readonly props: GuideProps; readonly answer: never };
  readonly scanner: { readonly props: ScannerProps; readonly answer: ScannedCode };
};

export type OverlayKind = keyof Kinds;
export type PropsOf<K extends OverlayKind> = Kinds[K]['props'];
export type Answer<K extends OverlayKind> = Kinds[K]['answer'];

export type OverlayOf<K extends OverlayKind> = {
  readonly id: string;
  readonly kind: K;
  readonly props: PropsOf<K>;
  /** Without an answer it is a dismissal. */
  close(answer?: Answer<K> | null): void;
  fail(cause: unknown): void;
};

export type Overlay = { [K in OverlayKind]: OverlayOf<K> }[OverlayKind];

export type OverlaysState = {
  /** Bottom first. */
  readonly open: readonly Overlay[];
  /** How many there have been. */
  readonly count: number;
  /** The code that draws them is there. */
  readonly views?: 'here' | undefined;
};

/** What lies above the pages: calls write here, one mounted host draws. open-overlay.ts has the writing. */
export type Overlays = StoreApi<OverlaysState> & {
  /** Takes everything down: the code that draws it did not come. */
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
