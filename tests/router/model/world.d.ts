/**
 * A minimal model of the navigator: the history entries, the current stack and the kept tabs. Each history entry
 * describes a whole stack. The model uses no code of the router.
 */
export type Page = {
    readonly id: string;
    readonly url: string;
    /** Position of the page's first history entry. */
    readonly at: number;
    /** Position of the history entry on which the page was covered. */
    readonly left: number;
    /** Another page has taken the entry. The entry is written again when the browser goes there. */
    readonly isTaken?: boolean;
};
export type World = {
    entries: (readonly Page[])[];
    /** The number of oldest entries that the browser has dropped. */
    dropped: number;
    at: number;
    stack: readonly Page[];
    tabs: readonly Page[];
    made: number;
    readonly limits: WorldLimits;
};
export type WorldLimits = {
    readonly history: number;
    readonly stack: number;
};
export declare function pathOf(url: string): string;
export declare function isTab(url: string): boolean;
export declare function createWorld(url: string, limits: WorldLimits): World;
export declare function navigate(world: World, url: string): void;
export declare function redirect(world: World, url: string): void;
export declare function relaunch(world: World, url: string): void;
/** A tab keeps its URL unless the call has another one. Nothing happens if the tab is already shown. */
export declare function switchTab(world: World, requestedUrl: string): void;
export declare function back(world: World, delta: number): void;
/** A travel of the user. Nothing happens out of range, and the app reverts a travel to a dead entry. */
export declare function travel(world: World, delta: number): void;
/** Whether the entry is above the current one and has an address step of a page that has closed. */
export declare function isDead(world: World, at: number): boolean;
/** A typed address, an anchor, or a link that the app does not handle. */
export declare function visit(world: World, url: string): void;
/** Another query for the page on top. */
export declare function step(world: World, url: string, mode: 'push' | 'replace'): void;
export declare function reload(world: World): void;
export declare function top(world: World): Page;
