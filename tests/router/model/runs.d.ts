import type { RunDetails } from 'fast-check';
/** Whether this is the long run of the full test. */
export declare const long: boolean;
/** The number of walks: ten times as many in the long run. */
export declare function runsOf(count: number): number;
/** Throws an error with the cause, the shortest failing walk, and the seed that repeats it. */
export declare function explain<T extends unknown[]>(details: RunDetails<T>): void;
