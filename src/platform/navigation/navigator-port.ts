import type { LayerCause, LifecycleRecord, Opening, PageInfo, Refusal, RouteDef } from '@/router';

/** The little that the platform asks of the navigator. */

/** Who took a layer down: the visitor going back, or its page being hidden or unloaded. */
export type LayerCloseCause = LayerCause;

export type NavigatorPort = {
  /** A history entry above the page, which the browser's back takes away first. close() takes it down silently; on a layer that is gone it does nothing. */
  openLayer(onClose: (cause: LayerCloseCause) => void): { close(): void };
  /** A new page on top, and its answer: undefined when it is left without one. */
  open(input: { readonly to: { readonly url: string } }): Opening;
  back(): Promise<PageInfo | Refusal>;
  go(
    kind: 'relaunch',
    input: { readonly to: { readonly url: string } },
  ): Promise<PageInfo | Refusal>;
  /** A step of the browser's own: back takes down first what is open above the page. */
  forward(delta: number): void;
  readonly store: {
    getState(): {
      readonly stack: {
        readonly pages: readonly unknown[];
        readonly layers: readonly { readonly id: string; readonly open: boolean }[];
      };
    };
    subscribe(hear: () => void): () => void;
  };
  activePage(): PageInfo | null;
  routeOf(page: PageInfo): Pick<RouteDef, 'query' | 'title' | 'share'> | undefined;
  /** Another address for the page on top, and nothing else: no event, the same params. */
  step(url: string, way: 'rename', page?: PageInfo): void;
  /** Runs when the page leaves the stack; not at its eviction. */
  onUnload(pageId: string, run: () => void): () => void;
  /** Runs when the page hears `unload`: also at its eviction, and when it crashes. */
  onUnmount(pageId: string, run: () => void): () => void;
  readonly lifecycle: {
    /** What becomes of pages and of the app, as it happens. */
    observe(observer: (record: LifecycleRecord) => void): () => void;
  };
};
