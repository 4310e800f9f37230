import { type RaceApp } from './race-app';
export declare function checkAtRest(app: RaceApp): void;
/**
 * Presses the back button of the phone until the root is on top. Each press must show the next page of the stack, and no
 * other page, also after a reload.
 */
export declare function checkWayBack(app: RaceApp): Promise<void>;
/** A reload must show the same stack. */
export declare function checkReload(app: RaceApp): Promise<void>;
/** No target of the walk may still be locked. Each must open again. */
export declare function checkLocks(app: RaceApp): Promise<void>;
