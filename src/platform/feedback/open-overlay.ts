import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { mayAsk } from '@/platform/call/asking-page';
import type { Asker } from '@/platform/call/call-scope';
import type { Controls } from '@/platform/call/task';
import { startCountdown } from '@/platform/call/stop-watch';
import type { PageInfo } from '@/router';
import type {
  Answer,
  Overlay,
  OverlayKind,
  OverlayOf,
  Overlays,
  OverlaysState,
  PropsOf,
} from './overlays';

type Context = Pick<PlatformContext, 'overlays' | 'navigator' | 'life'>;

type ShowOptions = {
  /** Closes the overlay when this page is unloaded. @default none */
  readonly page?: PageInfo | null;
  /** Closes the overlay after so many milliseconds in which the page was visible. @default never */
  readonly lasts?: number | undefined;
};

type AskControls = Pick<Controls<never, Asker>, 'signal' | 'begun' | 'caller'>;

type Endings<K extends OverlayKind> = {
  readonly onClose: (answer: Answer<K> | null) => void;
  readonly onFail: (cause: unknown) => void;
};

/** Opens an overlay that expects no answer. Back does not close it. */
export function showOverlay<K extends OverlayKind>(
  { overlays, navigator, env }: Context & Pick<PlatformContext, 'env'>,
  kind: K,
  props: PropsOf<K>,
  { page, lasts }: ShowOptions = {},
): OverlayOf<K> {
  const cancels: (() => void)[] = [];
  const cancelAll = () => {
    for (const cancel of cancels) cancel();
  };
  const endings = { onClose: cancelAll, onFail: cancelAll };
  const overlay = add(overlays, kind, props, endings, page?.id);
  if (page) {
    const shown = new AbortController();
    navigator.lifeOf(page.id).addEventListener('abort', () => overlay.close(), shown);
    cancels.push(() => shown.abort());
  }
  const countDown = (ms: number) => startCountdown(env, ms, () => overlay.close());
  if (lasts !== undefined) cancels.push(onceDrawn(overlays, () => countDown(lasts)));
  return overlay;
}

/**
 * Opens an overlay that waits for an answer. It has a layer of the navigator: Back closes it before the page, and it
 * closes with its page. It also closes at the signal. All of these answer null, and so does a page that is covered
 * before the overlay opens. Rejects only if the overlay cannot be drawn.
 */
export function askOverlay<K extends OverlayKind>(
  context: Context,
  kind: K,
  props: PropsOf<K>,
  controls: AskControls,
): Promise<Answer<K> | null> {
  const { overlays, navigator, life } = context;
  const { signal } = controls;
  // The call's code may load after the unmount. Then no component can draw the overlay.
  if (life.signal.aborted) return Promise.reject(new Error('the app was unmounted'));
  if (!mayAsk(context, controls)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const layer = navigator.openLayer(() => overlay.close());
    signal.addEventListener('abort', () => overlay.close());
    const overlay = add(overlays, kind, props, {
      onClose: (answer) => {
        layer.close();
        resolve(answer);
      },
      onFail: (cause) => {
        layer.close();
        reject(cause);
      },
    });
  });
}

/**
 * Opens an overlay in place of the others of its kind. Resolves when it is on the screen, and rejects with `cancel` if it
 * closes before.
 */
export function presentOverlay<K extends 'guide' | 'preview'>(
  context: Context,
  kind: K,
  props: Omit<PropsOf<K>, 'onShown'>,
  { fail, ...controls }: AskControls & { readonly fail: Fail },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(fail('cancel', 'cancel'));
    if (!mayAsk(context, controls)) return cancel();
    hideOverlays(context, kind);
    askOverlay(context, kind, { ...props, onShown: resolve } as PropsOf<K>, controls).then(
      cancel,
      reject,
    );
  });
}

/** Closes all overlays of a kind. */
export function hideOverlays({ overlays }: Context, kind: OverlayKind): void {
  for (const overlay of overlays.getState().open) if (overlay.kind === kind) overlay.close();
}

/** Closes the newest overlay of a kind: of a page and of no page, or of all if no page is given. */
export function hideNewest({ overlays }: Context, kind: OverlayKind, page?: PageInfo): void {
  overlays
    .getState()
    .open.filter((overlay) => overlay.kind === kind)
    .filter(({ pageId }) => !page || pageId === undefined || pageId === page.id)
    .pop()
    ?.close();
}

/** Runs `begin` when the code that draws overlays has loaded: before that, users see nothing. Returns the cancel. */
function onceDrawn(overlays: Overlays, begin: () => () => void): () => void {
  let cancel = () => {};
  const follow = ({ views }: OverlaysState) => {
    if (views !== 'here') return;
    unsubscribe();
    cancel = begin();
  };
  const unsubscribe = overlays.subscribe(follow);
  follow(overlays.getState());
  return () => {
    unsubscribe();
    cancel();
  };
}

function add<K extends OverlayKind>(
  overlays: Overlays,
  kind: K,
  props: PropsOf<K>,
  { onClose, onFail }: Endings<K>,
  pageId?: string,
): OverlayOf<K> {
  const { open, count } = overlays.getState();
  const id = `overlay-${count}`;
  const overlay: OverlayOf<K> = {
    id,
    kind,
    props,
    pageId,
    close: (answer = null) => {
      if (remove(overlays, id)) onClose(answer);
    },
    fail: (cause) => {
      if (remove(overlays, id)) onFail(cause);
    },
  };
  // The compiler does not see that OverlayOf<K> is a member of the union.
  overlays.setState({ open: [...open, overlay as unknown as Overlay], count: count + 1 });
  return overlay;
}

/** Whether the overlay was open: a tap and the browser's Back may both close it, and the first one counts. */
function remove(overlays: Overlays, id: string): boolean {
  const { open } = overlays.getState();
  const rest = open.filter((overlay) => overlay.id !== id);
  if (rest.length === open.length) return false;
  overlays.setState({ open: rest });
  return true;
}
