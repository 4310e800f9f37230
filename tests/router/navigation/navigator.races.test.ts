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
    fc.asyncProperty(walks, fc.boolean(), async (steps, isReloaded) => {
      const app = createRaceApp();
      await fc.asyncModelRun(() => ({ model: {}, real: app }), steps);
      await comeToRest(app);
      checkAtRest(app);
      if (isReloaded) await checkReload(app);
      await checkWayBack(app);
      await checkLocks(app);
    }),
    { numRuns: runsOf(runs), reporter: explain },
  );
}

it('random calls and events in any order leave a consistent app', { timeout }, async () => {
  await walk(raceCommands, 300);
});

it('random calls and events leave a consistent app if the browser refuses some writes', {
  timeout,
}, async () => {
  await walk(refusedCommands, 150);
});
