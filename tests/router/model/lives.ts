/** One page instance's life so far, in words; anything out of order throws. */
export type Lives = {
  tell(instance: string, event: string): void;
  /** Its components are gone, it may be mounted again. */
  evicted(instance: string): void;
  /** Instances on show now. */
  readonly shown: readonly string[];
};

type Life = 'new' | 'loaded' | 'shown' | 'hidden' | 'unloaded';

/** What may follow what [S4.1]. `ready` comes once per mount, and tells nothing else apart. */
const NEXT: Readonly<Record<Life, Readonly<Record<string, Life>>>> = {
  new: { load: 'loaded' },
  loaded: { show: 'shown', unload: 'unloaded' },
  shown: { hide: 'hidden', unload: 'unloaded', ready: 'shown' },
  hidden: { show: 'shown', unload: 'unloaded' },
  unloaded: {},
};

export function createLives(): Lives {
  const lives = new Map<string, Life>();
  const ready = new Set<string>();
  const evicted = new Set<string>();

  const nextOf = (instance: string, event: string): Life => {
    const life = lives.get(instance) ?? 'new';
    // Only an eviction lets a page load a second time, and it must have unloaded before.
    const isAgain = event === 'load' && life === 'unloaded' && evicted.delete(instance);
    const next = isAgain ? 'loaded' : NEXT[life][event];
    if (!next) throw new Error(`${instance}: ${event} while ${life}`);
    return next;
  };

  return {
    tell: (instance, event) => {
      lives.set(instance, nextOf(instance, event));
      if (event === 'load') ready.delete(instance);
      if (event !== 'ready') return;
      if (ready.has(instance)) throw new Error(`${instance}: ready twice`);
      ready.add(instance);
    },
    evicted: (instance) => evicted.add(instance),
    get shown() {
      return [...lives].filter(([, life]) => life === 'shown').map(([instance]) => instance);
    },
  };
}
