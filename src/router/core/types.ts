/**
 * The navigator's vocabulary.
 *
 * entry    one page of the stack, live (mounted) or ghost (known, mounted when revealed)
 * position an entry's place in the browser's session history, counted from the app's first entry
 * snapshot what a history entry says of the whole stack, so that any landing can rebuild it
 * layer    something above the page that back closes first (a sheet, the exit prompt)
 */

export type EntryId = string;

/** What the user finds under a URL: a page of the table, or nothing. `unknown`: the address itself is not known yet. */
type EntryKind = 'page' | 'not-found' | 'unknown';

export type Entry = {
  readonly id: EntryId;
  /** Tab roots keep their id for ever; the instance number tells a fresh one from the one that was unloaded. */
  readonly seq: number;
  readonly kind: EntryKind;
  /** Key in the route table; '' when the URL matches nothing. */
  readonly route: string;
  /** Path, query and fragment, without base and without '#' of hash mode. */
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly tab: boolean;
  /** The first history entry of the page. */
  readonly pos: number;
  /** The history entry on which the page was covered: address steps have entries of their own. */
  readonly coveredAt: number;
  /** The entry at `coveredAt` still says something else. It is written when the browser lands there. */
  readonly unwritten: boolean;
  /** The page that waits for this page's result. */
  readonly opener: EntryId | null;
  readonly mount: 'live' | 'ghost';
  /** Counts its mountings: a page that was evicted and is shown again has components of its own again. */
  readonly mounting: number;
};

export type Layer = {
  readonly id: string;
  readonly pos: number;
  /** A layer closed below an open one keeps its place until that one goes too. */
  readonly open: boolean;
};

export type NavState = {
  /** Names this run of the app among all the entries of the browser's history. */
  readonly sid: string;
  readonly pos: number;
  /** Highest position that the browser is known to hold. */
  readonly top: number;
  /** Bottom first, never empty. */
  readonly stack: readonly Entry[];
  /** Tab roots that stay mounted although another one is at the bottom of the stack. */
  readonly tabs: readonly Entry[];
  /** Bottom first; all belong to the page on top. */
  readonly layers: readonly Layer[];
  /** Instance number of the next entry. */
  readonly seq: number;
};

/** One page inside a snapshot. A URL that was left out is null: the page is there, its address is not known. */
export type SnapshotPage = readonly [
  id: EntryId,
  url: string | null,
  pos: number,
  opener?: EntryId | null,
  at?: number,
  unwritten?: 1,
];

export type Snapshot = {
  readonly v: 1;
  readonly s: string;
  readonly p: number;
  readonly st: readonly SnapshotPage[];
  /** Kept tabs whose address has a query or a fragment. */
  readonly t?: readonly (readonly [id: EntryId, url: string])[];
  /** The layer that this history entry stands for. */
  readonly o?: string;
};

/** What the driver has to do: travel first, then write, then the new state holds. */
export type HistoryWork = {
  readonly go: number;
  readonly write: 'push' | 'replace' | 'none';
};

export type ShowReason = 'navigate' | 'back' | 'tab' | 'forward' | 'app';

export type LifecycleEvent =
  | { readonly type: 'load' | 'ready' | 'hide' | 'unload' | 'evict'; readonly entry: Entry }
  | { readonly type: 'show'; readonly entry: Entry; readonly reason: ShowReason };

export type Direction = 'forward' | 'back' | 'none';

export type Plan = {
  readonly next: NavState;
  readonly work: HistoryWork;
  readonly lifecycle: readonly LifecycleEvent[];
  readonly direction: Direction;
  /** Layers that lose their place with this step, top first. */
  readonly closed: readonly Layer[];
};

export type NavigationKind = 'navigate' | 'redirect' | 'relaunch' | 'switchTab';

export type RefusalCode =
  | 'invalid'
  | 'not-found'
  | 'tabbar'
  | 'non-tabbar'
  | 'locked'
  | 'denied'
  | 'superseded'
  | 'cancel'
  | 'timeout'
  | 'stack-full';

export type Refusal = { readonly refused: RefusalCode; readonly message: string };

/** A target that passed the checks. */
export type Target = {
  readonly kind: EntryKind;
  readonly route: string;
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly tab: boolean;
};

/** What the browser shows after it moved: the URL as the app knows it, and our snapshot if the entry is ours. */
export type Landing = { readonly url: string; readonly snapshot: Snapshot | null };

export type StackLimits = {
  /** Mounted pages; the oldest hidden ones above the root become ghosts beyond it. */
  readonly live: number;
  /** It has a leave guard: what was typed there may be nowhere else. */
  readonly holds?: (entry: Entry) => boolean;
  readonly stack: number;
  readonly onFull: 'drop-oldest' | 'refuse';
};

/** What planning needs to know beside the state itself. */
export type PlanContext = {
  readonly limits: StackLimits;
  /** history.length: how far back the browser can possibly reach. */
  readonly historyLength: number;
  readonly resolve: (url: string) => Target;
  /** The address of a page that a snapshot had to leave out, if this browser tab remembers it. */
  readonly recall?: (id: EntryId) => string | undefined;
  readonly newId: () => EntryId;
};
