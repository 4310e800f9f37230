import type { PlatformError } from './errors';

type Listener = (...args: unknown[]) => unknown;

type Parts = Record<string | symbol, unknown>;

/** What players and sockets say of themselves before they have begun. */
const RESTING: Parts = { readyState: 0, paused: true, duration: 0, currentTime: 0, volume: 1 };

/**
 * An object that is still on its way. Calls, listeners and assignments are kept in their order and reach it when it
 * comes; what a call answers is later, too. It can be waited for, and from then on speaks for the real one.
 */
export function laterObject(coming: Promise<unknown>, target: object = {}): object {
  const assigned: Parts = { ...RESTING };
  let real: Parts | undefined;
  const arrived = coming.then((object) => {
    real = object as Parts;
    return object;
  });
  // Told to whoever waits for a call, or listens for it.
  arrived.catch(() => {
    assigned['readyState'] = 3;
  });

  return new Proxy(target, {
    get: (_target, name) => {
      if (real) return bound(real, name);
      if (name === 'then' || name === 'catch' || name === 'finally') return bound(arrived, name);
      if (typeof name === 'symbol' || name in assigned) return assigned[name];
      return (...args: unknown[]) => {
        if (name === 'onError' || name === 'onClose') {
          // A socket tells of its failure in its own events.
          const eventOf = (error: PlatformError) =>
            error.api === 'connectSocket' ? { error, code: 1006, reason: '' } : error;
          arrived.catch((error) => (args[0] as Listener)(eventOf(error)));
        }
        return laterObject(
          arrived.then((object) => (object as Record<string, Listener>)[name]?.(...args)),
          () => {},
        );
      };
    },
    set: (_target, name, value) => {
      assigned[name] = value;
      if (real) real[name] = value;
      else
        void arrived.then(
          (object) => Reflect.set(object as object, name, value),
          () => {},
        );
      return true;
    },
    // The removal of a listener, which its registration has not answered with yet.
    apply: (_target, _this, args) => laterObject(arrived.then((run) => (run as Listener)(...args))),
  });
}

function bound(owner: object, name: string | symbol): unknown {
  const part: unknown = Reflect.get(owner, name);
  return typeof part === 'function' ? part.bind(owner) : part;
}
