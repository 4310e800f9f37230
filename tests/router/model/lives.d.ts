/** The lifecycle state of each page instance. An event out of order throws. */
export type Lives = {
    record(instance: string, event: string): void;
    /** The instance has lost its components and may be mounted again. */
    evicted(instance: string): void;
    /** The instances that are shown now. */
    readonly shown: readonly string[];
};
export declare function createLives(): Lives;
