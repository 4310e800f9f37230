// `npm run bench`: measures the comparison app beside the floor and holds it against the budgets. Never fails by time.
// `-- --rounds 1` for a quick look, `--only load`, `taps`, `heap`, `requests`, `map` or `components` for a part, `--json <path>`
// keeps the samples; `--slow 2` slows the processor down twice in place of four times, for a computer that is slow by itself.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { apps, mapApps } from './apps.mjs';
import { launchBare } from './bare-browser.mjs';
import { launch } from './browser.mjs';
import { buildApp } from './build.mjs';
import { measureComponents } from './measures/components.mjs';
import { measureLoad } from './measures/load.mjs';
import { measureMap } from './measures/map.mjs';
import { measureMemory, measureThousand } from './measures/memory.mjs';
import { answers, measureRequests } from './measures/requests.mjs';
import { measureTaps } from './measures/taps.mjs';
import { mediansOf, tableOf } from './report.mjs';
import { serve } from './serve.mjs';

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

/** What every sample is of, built and served. */
async function openTargets() {
  return {
    screens: await Promise.all(apps.map(start)),
    requests: wants('requests') && (await serve(await buildApp('requests'), answers)),
    maps: wants('map') ? await Promise.all(mapApps.map(start)) : [],
    // There is no floor of components: the app alone.
    components: wants('components') ? [await start({ name: 'app', folder: 'components' })] : [],
  };
}

/** The samples of all rounds, by app. */
async function measureAll({ browser, bare }, { screens, requests, maps, components }) {
  const samples = Object.fromEntries(apps.map(({ name }) => [name, []]));
  const measure = async (what, run, target, by = browser) => {
    const sample = await run(by, target);
    samples[target.app.name].push(sample);
    say(`${what}: ${target.app.name}`);
  };
  // axios is the floor here; the two run in one page.
  const measureBoth = async (what) => {
    const sample = await measureRequests(browser, requests);
    for (const { name } of apps) samples[name].push(sample[name]);
    say(what);
  };

  for (let round = 1; round <= rounds; round += 1) {
    const of = (part) => `round ${round} of ${rounds}, ${part}`;
    // Round-robin: what else the machine does in a minute hits both alike.
    for (const target of screens) {
      if (wants('load')) await measure(of('load'), measureLoad, target, bare);
    }
    for (const target of screens) {
      if (wants('taps')) await measure(of('taps'), measureTaps, target, bare);
    }
    if (requests) await measureBoth(of('requests'));
    for (const target of maps) await measure(of('map'), measureMap, target);
    for (const target of components) {
      await measure(of('components'), measureComponents, target);
    }
  }
  if (wants('heap')) {
    // What stays does not depend on how long it took: all at once.
    const jobs = screens.flatMap((target) => [
      measure('memory', measureMemory, target),
      measure('1,000 pages', measureThousand, target),
    ]);
    await Promise.all(jobs);
  }
  return samples;
}

function print(samples, version) {
  const [floor, app] = apps.map(({ name }) => mediansOf(samples[name]));
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), Chromium ${version}`;
  console.log(
    `\nMedians of ${rounds} rounds, processor ${slow}x slower, ${seconds()} s on ${machine}\n`,
  );
  for (const line of tableOf(floor, app)) console.log(line);
}

async function main() {
  requireSense();
  const browser = await launch();
  const bare = (wants('load') || wants('taps')) && launchBare();
  const targets = await openTargets();
  const samples = await measureAll({ browser, bare }, targets);
  const version = browser.version();
  await browser.close();
  if (bare) await bare.close();
  for (const target of Object.values(targets).flat()) if (target) target.close();

  print(samples, version);
  if (options.json) writeFileSync(options.json, JSON.stringify(samples, null, 2));
}

async function start(app) {
  const files = await buildApp(app.folder ?? app.name);
  return { app, files, slow, ...(await serve(files)) };
}

await main();
