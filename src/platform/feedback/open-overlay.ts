import type { PageInfo } from '@/router';
import { mayAsk } from '@/platform/call/page';
import type { PlatformContext } from '@/platform/call/context';
import type {
  Answer,
  Overlay,
  OverlayKind,
  OverlayOf,
  Overlays,
  OverlaysState,
  PropsOf,
} from './overlays';
import { startCountdown } from '@/platform/call/timers';

type Context = Pick<PlatformContext, 'overlays' | 'navigator' | 'life'>;

type ShowOptions = {
  /** Goes when this page is unloaded. @default none */
  readonly page?: PageInfo | null;
  /** Goes after these milliseconds; they do not run while nobody can see it. @default never */
  readonly lasts?: number | undefined;
};

type Endings<K extends OverlayKind> = {
  readonly onClose: (answer: Answer<K> | null) => void;
  readonly onFail: (cause: unknown) => void;
};

/** For what asks nothing; back does not close it. */
export function showOverlay<K extends OverlayKind>(
  { overlays, navigator, env }: Context & Pick<PlatformContext, 'env'>,
  kind: K,
  props: PropsOf<K>,
  { page, lasts }: ShowOptions = {},
): OverlayOf<K> {
  const waits: (() => void)[] = [];
  const end = () => {
    for (const stop of waits) stop();
  };
  const overlay = add(overlays, kind, props, { onClose: end, onFail: end });
  if (page) waits.push(navigator.onUnload(page.id, () => overlay.close()));
  const countDown = (ms: number) => startCountdown(env, ms, () => overlay.close());
  if (lasts !== undefined) waits.push(onceDrawn(overlays, () => countDown(lasts)));
  return overlay;
}

/**
 * For what waits for an answer. It has a layer of the navigator, so back closes it before the page, and it goes
 * with its page or at the signal; either way the answer is null, and so it is at once when the page that had `begun`
 * the call is covered by then. Rejects only when it can not be drawn.
 */
export function askOverlay<K extends OverlayKind>(
  context: Context,
  kind: K,
  props: PropsOf<K>,
  signal: AbortSignal,
  begun?: unknown,
): Promise<Answer<K> | null> {
  const { overlays, navigator, life } = context;
  // The code of the call may have come after that: nobody would draw it.
  if (life.signal.aborted) return Promise.reject(new Error('the app was unmounted'));
  if (!mayAsk(context, { signal, begun })) return Promise.resolve(null);
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

/** Takes down all of a kind, or only the newest. */
export function hideOverlays(
  { overlays }: Context,
  kind: OverlayKind,
  which: 'all' | 'newest' = 'all',
): void {
  const same = overlays.getState().open.filter((overlay) => overlay.kind === kind);
  for (const overlay of which === 'all' ? same : same.slice(-1)) overlay.close();
}

/** Begins when the code that draws overlays has come: till then nobody sees any. Returns the cancel. */
function onceDrawn(overlays: Overlays, begin: () => () => void): () => void {
  let end = () => {};
  const look = ({ views }: OverlaysState) => {
    if (views !== 'here') return;
    unsubscribe();
    end = begin();
  };
  const unsubscribe = overlays.subscribe(look);
  look(overlays.getState());
  return () => {
    unsubscribe();
    end();
  };
}

function add<K extends OverlayKind>(
  overlays: Overlays,
  kind: K,
  props: PropsOf<K>,
  { onClose, onFail }: Endings<K>,
): OverlayOf<K> {
  const { open, count } = overlays.getState();
  const id = `overlay-${count}`;
  const overlay: OverlayOf<K> = {
    id,
    kind,
    props,
    close: (answer = null) => {
      if (remove(overlays, id)) onClose(answer);
    },
    fail: (cause) => {
      if (remove(overlays, id)) onFail(cause);
    },
  };
  // The compiler does not see that one kind of the map is one member of the union.
  overlays.setState({ open: [...open, overlay as unknown as Overlay], count: count + 1 });
  return overlay;
}

/** The first ending counts: a tap and the browser's back may arrive together. */
function remove(overlays: Overlays, id: string): boolean {
  const { open } = overlays.getState();
  const rest = open.filter((overlay) => overlay.id !== id);
  if (rest.length === open.length) return false;
  overlays.setState({ open: rest });
  return true;
}
