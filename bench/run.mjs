// `npm run build:lib && npm run bench`: measures the packed package beside React alone, and compares it with the budgets. A time
// that is over its budget never fails the command. `--rounds 1` gives a quick look. `--only load` (or `taps`, `heap`, `requests`, `map`,
// `components`) measures a part. `--json <path>` keeps the samples. `--slow 2` slows the processor down twice, not four times.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { launchBare } from './bare-browser.mjs';
import { launch } from './browser.mjs';
import { measureComponents } from './measures/components.mjs';
import { measureLoad } from './measures/load.mjs';
import { measureMap } from './measures/map.mjs';
import { measureMemory, measureThousand } from './measures/memory.mjs';
import { measureRequests } from './measures/requests.mjs';
import { measureTaps } from './measures/taps.mjs';
import { mediansOf, tableOf } from './report.mjs';
import { closeTargets, openTargets } from './targets.mjs';

const parts = ['load', 'taps', 'heap', 'requests', 'map', 'components'];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', multiple: true, default: parts },
    json: { type: 'string' },
    slow: { type: 'string', default: '4' },
  },
});

const rounds = Number(options.rounds);
const slow = Number(options.slow);
const wants = (part) => options.only.includes(part);
const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
const say = (what) => console.log(`${String(seconds()).padStart(4)} s  ${what}`);

function requireSense() {
  const unknown = options.only.filter((part) => !parts.includes(part));
  if (rounds >= 1 && slow >= 1 && unknown.length === 0) return;
  throw new Error(`--rounds and --slow take a number from 1 on, --only one of ${parts.join(', ')}`);
}

/** The samples of all rounds, by the name of the app. */
async function measureAll({ browser, bare }, { apps, maps, requests, components }) {
  const samples = {};
  const keep = (name, sample) => (samples[name] ??= []).push(sample);
  const measure = async (what, run, target, by = browser) => {
    keep(target.name, await run(by, target, slow));
    say(`${what}: ${target.name}`);
  };
  const compared = apps.filter(({ name }) => name === 'floor' || name === 'portico');

  for (let round = 1; round <= rounds; round += 1) {
    const of = (part) => `round ${round} of ${rounds}, ${part}`;
    // In turns, so that other work on the machine slows all of them.
    for (const target of wants('load') ? apps : []) {
      await measure(of('load'), measureLoad, target, bare);
    }
    for (const target of wants('taps') ? compared : []) {
      await measure(of('taps'), measureTaps, target, bare);
    }
    if (requests) {
      // The floor is axios. Both run in one page.
      const sample = await measureRequests(browser, requests);
      for (const [name, times] of Object.entries(sample)) keep(name, times);
      say(of('requests'));
    }
    for (const target of maps) await measure(of('map'), measureMap, target);
    if (components) await measure(of('components'), measureComponents, components);
  }
  if (wants('heap')) {
    // Memory does not depend on the time, so these run at the same time.
    const jobs = compared.flatMap((target) => [
      measure('memory', measureMemory, target),
      measure('1,000 pages', measureThousand, target),
    ]);
    await Promise.all(jobs);
  }
  return samples;
}

function print(samples, version) {
  const medians = Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [name, mediansOf(list)]),
  );
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), Chromium ${version}`;
  console.log(
    `\nMedians of ${rounds} rounds, processor ${slow}x slower, ${seconds()} s on ${machine}\n`,
  );
  for (const line of tableOf(medians)) console.log(line);
}

async function main() {
  requireSense();
  const browser = await launch();
  const bare = (wants('load') || wants('taps')) && launchBare();
  const targets = await openTargets(wants);
  const samples = await measureAll({ browser, bare }, targets);
  const version = browser.version();
  await browser.close();
  if (bare) await bare.close();
  closeTargets(targets);

  print(samples, version);
  if (options.json) writeFileSync(options.json, JSON.stringify(samples, null, 2));
}

await main();
