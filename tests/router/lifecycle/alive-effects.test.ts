import { expect, it } from 'vitest';
import { createAliveEffects } from '@/router/lifecycle/alive-effects';

function open() {
  const log: string[] = [];
  const reports: unknown[] = [];
  const effects = createAliveEffects((error) => reports.push(error));
  const keep = (id: object, name: string, deps: readonly unknown[] = []) =>
    effects.keep(
      id,
      () => {
        log.push(`${name} starts`);
        return () => void log.push(`${name} stops`);
      },
      deps,
    );
  return { effects, log, reports, keep };
}

it('an effect starts again only when its dependencies change', () => {
  const { log, keep } = open();
  const id = {};
  keep(id, 'a', [1, Number.NaN]);
  keep(id, 'b', [1, Number.NaN]);
  expect(log).toEqual(['a starts']);
  keep(id, 'c', [1]);
  expect(log).toEqual(['a starts', 'a stops', 'c starts']);
});

it('an effect of replaced components runs until the new components are mounted', () => {
  const { effects, log, keep } = open();
  keep({}, 'old');
  effects.mounting();
  expect(log).toEqual(['old starts']);
  effects.mounted();
  keep({}, 'new');
  effects.mounted();
  expect(log).toEqual(['old starts', 'old stops', 'new starts']);
});

it('all effects stop at the end, including those of replaced components', () => {
  const { effects, log, keep } = open();
  keep({}, 'old');
  effects.mounting();
  keep({}, 'new');
  effects.end();
  expect(log).toEqual(['old starts', 'new starts', 'old stops', 'new stops']);
});

const broken = () => {
  throw new Error('broken');
};

it('a clean-up that throws is reported, and the other clean-ups still run', () => {
  const { effects, log, reports, keep } = open();
  effects.keep({}, () => broken, []);
  keep({}, 'whole');
  effects.mounting();
  effects.mounted();
  expect(log).toEqual(['whole starts', 'whole stops']);
  expect(reports).toEqual([new Error('broken')]);
});

it('an effect starts again even if its clean-up throws', () => {
  const { effects, log, reports, keep } = open();
  const id = {};
  effects.keep(id, () => broken, [1]);
  keep(id, 'new', [2]);
  effects.end();
  expect(log).toEqual(['new starts', 'new stops']);
  expect(reports).toEqual([new Error('broken')]);
});

it('an effect that throws when it starts again is not stopped twice', () => {
  const { effects, log, keep } = open();
  const id = {};
  keep(id, 'a', [1]);
  expect(() => effects.keep(id, broken, [2])).toThrow('broken');
  effects.end();
  expect(log).toEqual(['a starts', 'a stops']);
});

it('an async effect that rejects is reported, and stops without an error', async () => {
  const { effects, reports } = open();
  const error = new Error('no upload');
  effects.keep({}, (async () => Promise.reject(error)) as unknown as () => void, []);
  await Promise.resolve();
  effects.end();
  await new Promise((resolve) => queueMicrotask(() => resolve(0)));
  expect(reports).toEqual([error]);
});
