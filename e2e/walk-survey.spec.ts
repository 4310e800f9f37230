import { appendFileSync } from 'node:fs';
import { test } from './helpers';
import { createRandom } from './support/random';
import { createChooser, } from './walk/choose';
import { runWalk } from './walk/run';
import { replay, shrink } from './walk/shrink';
import { textOfStep } from './walk/steps';

const seconds = Number(process.env.SECONDS_TO_WALK ?? 60);
const seed0 = Number(process.env.SEED ?? 1);
const length = Number(process.env.LENGTH ?? 40);
const out = process.env.OUT ?? '/tmp/walk/found.txt';
const say = (line: string) => { appendFileSync(out, `${line}\n`); };

test('survey', async ({ browser, variant, userAgent }) => {
  const device = { browser, variant, userAgent: userAgent ?? '' };
  const end = Date.now() + seconds * 1000;
  const seen = new Map<string, number>();
  if (process.env.STEPS) {
    for (const [name, list] of Object.entries(JSON.parse(process.env.STEPS))) {
      const f = await runWalk(device, replay(list as never));
      say(`${name}: ${f ? `step ${f.steps.length} of ${(list as unknown[]).length} ${textOfStep(f.steps.at(-1)!)}\n     => ${f.differences.join('; ').slice(0, 400)}` : 'fine'}`);
    }
    return;
  }
  let walks = 0, steps = 0;
  for (let seed = seed0; Date.now() < end; seed += 1) {
    const inner = createChooser(createRandom(seed), length, variant.mode);
    const without = process.env.WITHOUT ? new RegExp(process.env.WITHOUT) : null;
    const choose: typeof inner = (m, d) => {
      for (let tries = 0; ; tries += 1) {
        const step = inner(m, d);
        if (!step || !without?.test(textOfStep(step))) return step;
        if (tries > 200) return null;
      }
    };
    let count = 0;
    const t = Date.now();
    const failure = await runWalk(device, (m, d) => { count += 1; return choose(m, d); });
    walks += 1; steps += count;
    if (!failure) { say(`seed ${seed}: fine, ${count} steps in ${Date.now() - t} ms`); continue; }
    const sign = (failure.differences[0] ?? '').replace(/\d+/g, '#').slice(0, 90) + ' after ' + failure.steps.at(-1)?.do;
    seen.set(sign, (seen.get(sign) ?? 0) + 1);
    if ((seen.get(sign) ?? 0) > 1) { say(`seed ${seed}: again ${sign}`); continue; }
    const short = await shrink(failure, (c) => runWalk(device, c), Math.min(end + 20_000, Date.now() + 40_000));
    say(`seed ${seed}: ${failure.steps.length} -> ${short.steps.length} steps\n   ${short.steps.map(textOfStep).join('\n   ')}\n   => ${short.differences.join('; ').slice(0, 420)}\n   (first: ${failure.differences.join('; ').slice(0,160)})`);
  }
  say(`${walks} walks, ${steps} steps`);
});
