// `npm run bench`: measures the comparison app beside the floor and holds it against the budgets. Never fails by time.
// `--rounds=3` for a quick look, `--no-memory` without the minutes of memory, `--json=<path>` keeps the samples.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { apps } from './apps.mjs';
import { launch } from './browser.mjs';
import { buildApp } from './build.mjs';
import { measureLoad } from './measures/load.mjs';
import { measureMemory, measureThousand } from './measures/memory.mjs';
import { measureTaps } from './measures/taps.mjs';
import { mediansOf, tableOf } from './report.mjs';
import { serve } from './serve.mjs';

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    rounds: { type: 'string', default: '7' },
    memory: { type: 'boolean', default: true },
    json: { type: 'string' },
  },
});

async function main() {
  const rounds = Number(options.rounds);
  const browser = await launch();
  const targets = await Promise.all(apps.map(start));
  const samples = Object.fromEntries(apps.map(({ name }) => [name, []]));
  const measure = async (what, run) => {
    for (const target of targets) {
      console.log(`${what}: ${target.app.name}`);
      samples[target.app.name].push(await run(browser, target));
    }
  };

  // Round-robin: what else the machine does in a minute hits both alike.
  for (let round = 1; round <= rounds; round += 1) {
    await measure(`round ${round} of ${rounds}, load`, measureLoad);
    await measure(`round ${round} of ${rounds}, taps`, measureTaps);
  }
  if (options.memory) {
    await measure('memory', measureMemory);
    await measure('1,000 pages', measureThousand);
  }
  await browser.close();
  for (const { close } of targets) close();

  const [floor, app] = apps.map(({ name }) => mediansOf(samples[name]));
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), Chromium ${browser.version()}`;
  console.log(`\nMedians of ${rounds} rounds, ${machine}\n`);
  for (const line of tableOf(floor, app)) console.log(line);
  if (options.json) writeFileSync(options.json, JSON.stringify(samples, null, 2));
}

async function start(app) {
  const files = await buildApp(app.name);
  return { app, files, ...(await serve(files)) };
}

await main();
