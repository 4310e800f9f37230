/** The lifecycle state of each page instance. An event out of order throws. */
export type Lives = {
  record(instance: string, event: string): void;
  /** The instance has lost its components and may be mounted again. */
  evicted(instance: string): void;
  /** The instances that are shown now. */
  readonly shown: readonly string[];
};

type LifeState = 'new' | 'loaded' | 'shown' | 'hidden' | 'unloaded';

/** The allowed events of each state [S4.1]. `ready` comes once for each mount and does not change the state. */
const NEXT: Readonly<Record<LifeState, Readonly<Record<string, LifeState>>>> = {
  new: { load: 'loaded' },
  loaded: { show: 'shown', unload: 'unloaded' },
  shown: { hide: 'hidden', unload: 'unloaded', ready: 'shown' },
  hidden: { show: 'shown', unload: 'unloaded' },
  unloaded: {},
};

export function createLives(): Lives {
  const lives = new Map<string, LifeState>();
  const readyInstances = new Set<string>();
  const evicted = new Set<string>();

  const nextOf = (instance: string, event: string): LifeState => {
    const state = lives.get(instance) ?? 'new';
    // Only an evicted page may load a second time, and only after its unload.
    const isReload = event === 'load' && state === 'unloaded' && evicted.delete(instance);
    const next = isReload ? 'loaded' : NEXT[state][event];
    if (!next) throw new Error(`${instance}: ${event} while ${state}`);
    return next;
  };

  return {
    record: (instance, event) => {
      lives.set(instance, nextOf(instance, event));
      if (event === 'load') readyInstances.delete(instance);
      if (event !== 'ready') return;
      if (readyInstances.has(instance)) throw new Error(`${instance}: ready twice`);
      readyInstances.add(instance);
    },
    evicted: (instance) => evicted.add(instance),
    get shown() {
      return [...lives].filter(([, state]) => state === 'shown').map(([instance]) => instance);
    },
  };
}
