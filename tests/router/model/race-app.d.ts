import { type Refusal } from '@/router/core/refusal';
import type { Page } from '@/router/core/state';
import type { HistoryDriver } from '@/router/history/history-driver';
import { type MemoryHistory } from '@/router/history/memory-history';
import { type Navigator } from '@/router/navigation/navigator';
import { type FakeStorage } from '../../helpers/fake-storage';
import { type Frames } from '../../helpers/frames';
import { type ManualClock } from '../../helpers/manual-clock';
import { type Lives } from './lives';
export type Verdict = boolean | string;
/** A call whose promise must settle, and its outcome. */
export type Call = {
    readonly name: string;
    outcome: Page | Refusal | null;
    error: unknown;
};
export type OpenedLayer = {
    readonly close: () => void;
    closedByCode: boolean;
    readonly causes: string[];
};
/** One document: a navigator, and everything that it waits for. The test settles these things in any order. */
export type RaceDocument = {
    readonly nav: Navigator;
    readonly clock: ManualClock;
    readonly frames: Frames;
    readonly lives: Lives;
    /** Requests for page code that have not settled. */
    readonly fetches: ((isLoaded: boolean) => void)[];
    /** Guards that have not answered yet. */
    readonly questions: ((verdict: Verdict) => void)[];
    readonly calls: Call[];
    readonly layers: OpenedLayer[];
    readonly results: {
        readonly call: Call;
        value: unknown;
        isSettled: boolean;
    }[];
    readonly errors: unknown[];
    readonly urls: Set<string>;
    isVisible: boolean;
};
/** The app over several documents. */
export type RaceApp = {
    /** Makes the driver that the navigator gets. */
    readonly wrap: Wrap;
    /** The names of checks that do not apply to this driver. */
    readonly exempt: readonly string[];
    doc: RaceDocument;
    driver: MemoryHistory;
    readonly travels: (() => void)[];
    readonly storage: FakeStorage;
    isAdmin: boolean;
    mayLeave: boolean;
    /** All listeners, guards and observers of the product throw. */
    productThrows: boolean;
    /** User input that can be stored, by page id. */
    readonly drafts: Map<string, {
        readonly text: string;
        seq: number;
    }>;
    /** The browser has refused at least one write. */
    hasRefused: boolean;
    /** The browser refused writes before the last reload, so the snapshots of those entries are lost. */
    hasLostSnapshots: boolean;
    /** A full stack may have dropped its oldest pages. The browser still has their entries. */
    hasBeenFull: boolean;
    /** A travel took longer than the app waits, so the browser may be at an unexpected entry. */
    hasGivenUp: boolean;
    run: number;
};
export declare const limits: {
    readonly live: 3;
    readonly stack: 5;
    readonly onFull: 'drop-oldest';
};
/** An error of product code. The app reports it and continues. */
export declare class ProductError extends Error {
}
export type Wrap = (driver: HistoryDriver, later: (task: () => void) => void) => HistoryDriver;
export declare function createRaceApp(wrap?: Wrap, exempt?: readonly string[]): RaceApp;
/** Ends the document and everything that it waits for. The history and the storage stay. */
export declare function reloadDocument(app: RaceApp): void;
/** Records the outcome of a call. */
export declare function track(doc: RaceDocument, name: string, promise: Promise<Page | Refusal>): Call;
/** Settles everything that the document waits for, until nothing is pending. */
export declare function comeToRest(app: RaceApp): Promise<void>;
export declare function refusalOf(call: Call): string;
