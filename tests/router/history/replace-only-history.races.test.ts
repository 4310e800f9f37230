/** @module-tag walks */
import fc from 'fast-check';
import { it } from 'vitest';
import { createReplaceOnlyHistory } from '@/router/history/replace-only-history';
import { comeToRest, createRaceApp } from '../model/race-app';
import { checkAtRest, checkLocks } from '../model/race-checks';
import { type RaceCommand, raceCommands, refusedCommands } from '../model/race-commands';
import { explain, long, runsOf } from '../model/runs';

const timeout = long ? 1_800_000 : 90_000;
/** The browser gets new entries only from the user, so its list does not match the positions. */
const exempt = ['positions count the entries'];

async function walk(commands: fc.Arbitrary<RaceCommand>, runs: number) {
  const maxCommands = long ? 60 : 24;
  await fc.assert(
    fc.asyncProperty(fc.commands([commands], { maxCommands, size: 'max' }), async (list) => {
      const app = createRaceApp(createReplaceOnlyHistory, exempt);
      await fc.asyncModelRun(() => ({ model: {}, real: app }), list);
      await comeToRest(app);
      checkAtRest(app);
      await checkLocks(app);
    }),
    { numRuns: runsOf(runs), reporter: explain },
  );
}

it('a replace-only history passes all checks after random races', {
  timeout,
}, async () => {
  await walk(raceCommands, 150);
});

it('a replace-only history passes all checks after random races when the browser refuses some writes', {
  timeout,
}, async () => {
  await walk(refusedCommands, 75);
});
