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

async function main() {
  const rounds = Number(options.rounds);
  const wants = (part) => options.only.includes(part);
  const unknown = options.only.filter((part) => !parts.includes(part));
  if (!(rounds >= 1) || !(Number(options.slow) >= 1) || unknown.length > 0) {
    throw new Error(
      `--rounds and --slow take a number from 1 on, --only one of ${parts.join(', ')}`,
    );
  }
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const browser = await launch();
  const bare = (wants('load') || wants('taps')) && launchBare();
  const targets = await Promise.all(apps.map(start));
  const samples = Object.fromEntries(apps.map(({ name }) => [name, []]));
  const measure = async (what, run, target, by = browser) => {
    const sample = await run(by, target);
    samples[target.app.name].push(sample);
    console.log(`${String(seconds()).padStart(4)} s  ${what}: ${target.app.name}`);
  };

  const requests = wants('requests') && (await serve(await buildApp('requests'), answers));
  // axios is the floor here; the two run in one page.
  const measureBoth = async (round) => {
    const sample = await measureRequests(browser, requests);
    for (const { name } of apps) samples[name].push(sample[name]);
    console.log(`${String(seconds()).padStart(4)} s  round ${round} of ${rounds}, requests`);
  };

  const maps = wants('map') ? await Promise.all(mapApps.map(start)) : [];

  // There is no floor of components: the app alone.
  const components = wants('components')
    ? [await start({ name: 'app', folder: 'components' })]
    : [];

  for (let round = 1; round <= rounds; round += 1) {
    // Round-robin: what else the machine does in a minute hits both alike.
    for (const target of targets) {
      const what = `round ${round} of ${rounds}, load`;
      if (wants('load')) await measure(what, measureLoad, target, bare);
    }
    for (const target of targets) {
      const what = `round ${round} of ${rounds}, taps`;
      if (wants('taps')) await measure(what, measureTaps, target, bare);
    }
    if (wants('requests')) await measureBoth(round);
    for (const target of maps) {
      await measure(`round ${round} of ${rounds}, map`, measureMap, target);
    }
    for (const target of components) {
      await measure(`round ${round} of ${rounds}, components`, measureComponents, target);
    }
  }
  if (wants('heap')) {
    // What stays does not depend on how long it took: all at once.
    const jobs = targets.flatMap((target) => [
      measure('memory', measureMemory, target),
      measure('1,000 pages', measureThousand, target),
    ]);
    await Promise.all(jobs);
  }
  await browser.close();
  if (bare) await bare.close();
  for (const { close } of [...targets, ...maps, ...components]) close();
  if (requests) requests.close();

  const [floor, app] = apps.map(({ name }) => mediansOf(samples[name]));
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), Chromium ${browser.version()}`;
  console.log(
    `\nMedians of ${rounds} rounds, processor ${options.slow}x slower, ${seconds()} s on ${machine}\n`,
  );
  for (const line of tableOf(floor, app)) console.log(line);
  if (options.json) writeFileSync(options.json, JSON.stringify(samples, null, 2));
}

async function start(app) {
  const files = await buildApp(app.folder ?? app.name);
  return { app, files, slow: Number(options.slow), ...(await serve(files)) };
}

await main();
