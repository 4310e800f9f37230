import type { LayerCause, LifecycleRecord, Opening, PageInfo, Refusal, RouteDef } from '@/router';

/** The reason why a layer closed: the user went back, or its page was hidden or unloaded. */
export type LayerCloseCause = LayerCause;

/** The part of the navigator that the platform uses. */
export type NavigatorPort = {
  /**
   * Adds a history entry above the page. The browser's Back removes it before the page. `close` removes it without
   * calling `onClose`. It does nothing on a layer that is already closed.
   */
  openLayer(onClose: (cause: LayerCloseCause) => void): { close(): void };
  /** Opens a page, and gives its result: undefined if the page closes without one. */
  open(input: { readonly to: { readonly url: string } }): Opening;
  back(): Promise<PageInfo | Refusal>;
  go(
    kind: 'relaunch',
    input: { readonly to: { readonly url: string } },
  ): Promise<PageInfo | Refusal>;
  /** Moves the browser, like its buttons Back and Forward. */
  travel(delta: number): void;
  readonly store: {
    getState(): {
      readonly stack: {
        readonly pages: readonly unknown[];
        readonly layers: readonly { readonly id: string; readonly open: boolean }[];
      };
    };
    subscribe(listener: () => void): () => void;
  };
  /** Loads the data of all pages again: of the visible ones now, of the others when they are shown. */
  invalidate(): Promise<void>;
  activePage(): PageInfo | null;
  /** The page on top, and in a wide window those beside it. */
  shownPages(): readonly PageInfo[];
  /** The stack, bottom first. */
  pages(): readonly PageInfo[];
  /** The address of a URL of the app. */
  href(url: string): string;
  /** Tells the pages that the app is hidden or visible. Hidden pages write their drafts to the browser's storage. */
  appVisible(isVisible: boolean): void;
  routeOf(page: PageInfo): Pick<RouteDef, 'query' | 'title' | 'share'> | undefined;
  /** Changes only the address of the page on top. There is no event, and the params stay. */
  step(url: string, way: 'rename', page?: PageInfo): void;
  /** Aborted when the page leaves the stack. Its files, sockets and event channels outlive an eviction. */
  lifeOf(pageId: string): AbortSignal;
  /** Aborted when the page's components end: after an unload, an eviction or a crash. */
  componentLifeOf(pageId: string): AbortSignal;
  readonly lifecycle: {
    /** Observes the lifecycle events of the pages and of the app. */
    observe(observer: (record: LifecycleRecord) => void): () => void;
  };
};
