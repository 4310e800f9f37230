import { describe, expect, it } from 'vitest';
import { createEnv, type MapProvider, type Place } from '@/platform';
import { guardProvider } from '@/platform/maps/guard-provider';
import { createManualClock } from '../../helpers/manual-clock';

const real = createEnv(globalThis as unknown as Window & typeof globalThis);
const centre = { latitude: 1, longitude: 2 };
const place: Place = { ...centre, id: 'a', name: 'A', address: '', type: '', distance: 0 };
const page = { places: [place], hasMore: false };

const ours: MapProvider = {
  coordinates: 'gcj02',
  attribution: [{ text: '© us' }],
  needsKey: false,
  tiles: async () => ({ kind: 'images', urls: ['/{z}/{x}/{y}.png'] }),
  nearby: async (at, radius, number) =>
    at === centre && radius === 5000 && number === 2 ? page : { places: [], hasMore: true },
  search: async (text, at, number) =>
    text === 'stone' && at === centre && number === 3 ? page : { places: [], hasMore: true },
  reverse: async (at) => (at === centre ? place : null),
};

const alive = () => new AbortController().signal;
const askAll = (provider: MapProvider, signal: () => AbortSignal) => [
  provider.tiles(signal()),
  provider.nearby(centre, 5000, 2, signal()),
  provider.search('stone', centre, 3, signal()),
  provider.reverse(centre, signal()),
];

describe('a product’s own provider', () => {
  it('gets the same arguments, and its results come back', async () => {
    const guarded = guardProvider(real, ours);
    expect(guarded).toMatchObject({ coordinates: 'gcj02', attribution: [{ text: '© us' }] });
    expect(await Promise.all(askAll(guarded, alive))).toEqual([
      { kind: 'images', urls: ['/{z}/{x}/{y}.png'] },
      page,
      page,
      place,
    ]);
  });

  it('can change its attribution', () => {
    let text = '© then';
    const changing: MapProvider = {
      ...ours,
      get attribution() {
        return [{ text }];
      },
    };
    const guarded = guardProvider(real, changing);
    text = '© now';
    expect(guarded.attribution).toEqual([{ text: '© now' }]);
  });

  it('keeps its own `this`', async () => {
    class Own {
      readonly coordinates = 'wgs84';
      readonly attribution = [];
      readonly needsKey = false;
      readonly answer = place;
      tiles = ours.tiles;
      nearby = ours.nearby;
      search = ours.search;
      async reverse() {
        return this.answer;
      }
    }
    expect(await guardProvider(real, new Own()).reverse(centre, alive())).toBe(place);
  });

  it('[S8.10] fails with a MapFailure if it rejects or throws', async () => {
    const fail = () => {
      throw new TypeError('no');
    };
    const broken = { ...ours, tiles: fail, nearby: fail, search: fail, reverse: fail };
    for (const call of askAll(guardProvider(real, broken), alive)) {
      await expect(call).rejects.toMatchObject({
        name: 'MapFailure',
        reason: 'load',
        cause: new TypeError('no'),
      });
    }
  });

  it('[S8.10] has 10 s for an answer, and its signal is aborted after that', async () => {
    const clock = createManualClock();
    const signals: AbortSignal[] = [];
    const hang = (...args: unknown[]) => {
      signals.push(args[args.length - 1] as AbortSignal);
      return new Promise<never>(() => {});
    };
    const silent = { ...ours, tiles: hang, nearby: hang, search: hang, reverse: hang };
    const calls = askAll(guardProvider({ ...real, after: clock.after }, silent), alive);
    const outcomes = Promise.allSettled(calls);
    await clock.advance(10_000);
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({
        reason: { reason: 'network', message: 'no answer in 10 s' },
      });
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
    expect(clock.pending).toBe(0);
  });

  it('rejects when its signal is aborted', async () => {
    const controller = new AbortController();
    const silent = { ...ours, reverse: () => new Promise<never>(() => {}) };
    const call = guardProvider(real, silent).reverse(centre, controller.signal);
    controller.abort();
    await expect(call).rejects.toThrow('aborted');
  });
});
