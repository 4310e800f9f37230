import type { ScannedCode, Scanner } from '@/platform/scan/formats';
import { type StoreApi, createStore } from 'zustand/vanilla';

export type ToastIcon = 'success' | 'error' | 'loading' | 'none';

export type ToastPosition = 'top' | 'center' | 'bottom';

export type ToastProps = {
  readonly title: string;
  readonly icon: ToastIcon;
  /** The address of a picture that replaces the icon. */
  readonly image: string | undefined;
  /** Blocks taps on the page. */
  readonly mask: boolean;
  readonly position: ToastPosition;
};

export type LoadingProps = { readonly title: string; readonly mask: boolean };

export type ModalProps = {
  readonly title: string;
  readonly content: string;
  readonly showCancel: boolean;
  /** Undefined: the word of the user's language. */
  readonly cancelText: string | undefined;
  readonly cancelColor: string | undefined;
  readonly confirmText: string | undefined;
  readonly confirmColor: string | undefined;
  /** Shows a text field that starts with `content`. */
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
  /** A colour that replaces the type's. */
  readonly color: string | undefined;
  readonly background: string | undefined;
  readonly onTap: (() => void) | undefined;
};

export type PreviewIndicator = 'default' | 'number' | 'none';

export type PreviewProps = {
  readonly urls: readonly string[];
  /** A text for each picture, in the same order. */
  readonly alts: readonly string[];
  readonly start: number;
  readonly indicator: PreviewIndicator;
  readonly loop: boolean;
  /** Called when the overlay is on the screen. */
  readonly onShown: () => void;
};

export type ScannerProps = {
  readonly scanner: Scanner;
  readonly camera: boolean;
  readonly album: boolean;
};

/** The step that users must do themselves: in the host's menu, or with the link. */
export type GuideReason = 'share' | 'open-in-browser' | 'copy-link';

export type GuideProps = {
  readonly reason: GuideReason;
  readonly url: string;
  /** An address that may open the page in the browser. */
  readonly href: string | null;
  /** The host's menu is in the top right corner. */
  readonly isMenuAbove: boolean;
  /** Called when the overlay is on the screen. */
  readonly onShown: () => void;
};

/**
 * To add a kind of overlay, add a line here and a case in app/overlays/overlay-views.tsx. Its promise resolves with
 * `answer`.
 */
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
