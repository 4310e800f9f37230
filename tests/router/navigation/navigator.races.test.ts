/** @module-tag walks */
import fc from 'fast-check';
import { it } from 'vitest';
import { comeToRest, createRaceApp } from '../model/race-app';
import { checkAtRest, checkLocks, checkReload, checkWayBack } from '../model/race-checks';
import { type RaceCommand, raceCommands, refusedCommands } from '../model/race-commands';
import { explain, long, runsOf } from '../model/runs';

const timeout = long ? 1_800_000 : 90_000;

async function walk(commands: fc.Arbitrary<RaceCommand>, runs: number) {
  const maxCommands = long ? 60 : 24;
  const walks = fc.commands([commands], { maxCommands, size: 'max' });
  await fc.assert(
    fc.asyncProperty(walks, fc.boolean(), async (list, isReloaded) => {
      const app = createRaceApp();
      await fc.asyncModelRun(() => ({ model: {}, real: app }), list);
      await comeToRest(app);
      checkAtRest(app);
      if (isReloaded) await checkReload(app);
      await checkWayBack(app);
      await checkLocks(app);
    }),
    { numRuns: runsOf(runs), reporter: explain },
  );
}

it('whatever happens in whatever order, all is well once it is quiet', { timeout }, async () => {
  await walk(raceCommands, 300);
});

it('in a browser that refuses writes at times, all is well', { timeout }, async () => {
  await walk(refusedCommands, 150);
});
