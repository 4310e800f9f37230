import type { Clock } from '@/shared/clock';
import type { PlanContext } from '../core/plan';
import type { Refusal } from '../core/refusal';
import type { PageResources } from '../data/page-resources';
import type { Guards } from '../guards/guards';
import type { Login } from '../guards/login';
import type { HistoryDriver } from '../history/history-driver';
import type { HistoryQueue } from '../history/history-queue';
import type { LayerCallbacks } from '../layers/layers';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { PageMemory } from '../lifecycle/page-memory';
import type { Results } from '../lifecycle/results';
import type { CompiledTable } from '../routes/match';
import type { StackStore } from './store';
import type { TimelineSource } from './timeline';

/** The types of what the folders below give to the parts of the navigation. Each part names those that it gets. */
export type Services = {
  readonly table: CompiledTable;
  readonly store: StackStore;
  readonly driver: HistoryDriver;
  readonly queue: HistoryQueue;
  readonly guards: Guards;
  readonly login: Login;
  readonly resources: PageResources;
  readonly lifecycle: Lifecycle;
  readonly memory: PageMemory;
  readonly results: Results;
  readonly layerCallbacks: LayerCallbacks;
  readonly timeline: TimelineSource;
  readonly clock: Clock;
  /** The facts that plans depend on at this moment. */
  readonly context: () => PlanContext;
  /** For refusals that have no caller. */
  readonly onRefused: (refusal: Refusal) => void;
  readonly isUnmounted: () => boolean;
};
