import type { StackLimits } from '@/router/core/plan';
import type { World } from './world';
/** The pure core with a minimal engine. Each travel ends at once, and nothing fails. */
export type CoreSystem = {
    open(kind: 'navigate' | 'redirect' | 'relaunch' | 'switchTab', url: string): void;
    back(delta: number): void;
    travel(delta: number): void;
    visit(url: string): void;
    step(url: string, mode: 'push' | 'replace'): void;
    reload(): void;
    /** Throws if the system differs from the model or is inconsistent. */
    compare(world: World): void;
};
export declare function createCoreSystem(limits: StackLimits, historyLimit: number): CoreSystem;
