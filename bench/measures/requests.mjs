import { median } from '../report.mjs';

export const answers = { '/stone.json': JSON.stringify({ name: 'marble', sizes: [1, 2, 3] }) };

const [path] = Object.keys(answers);

/** 1,000 requests one after the other, and 100 at once: by axios alone, and by Portico. */
export async function measureRequests(browser, { url }) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => window.requests);
    const times = await page.evaluate(race, path);
    const sampleOf = (name) => ({
      thousandRequests: times[name].row.reduce((total, time) => total + time, 0),
      hundredAtOnce: median(times[name].atOnce),
    });
    return { floor: sampleOf('floor'), portico: sampleOf('portico') };
  } finally {
    await context.close();
  }
}

/** Runs in the page. In turns, so that what else the machine does hits both alike; who begins changes too. */
async function race(url) {
  const { requests } = window;
  const times = { floor: { row: [], atOnce: [] }, portico: { row: [], atOnce: [] } };
  const row = async (name, count) => {
    for (let done = 0; done < count; done += 1) await requests[name](url);
  };
  const atOnce = (name) => Promise.all(Array.from({ length: 100 }, () => requests[name](url)));
  const time = async (kind, name, run) => {
    const begin = performance.now();
    await run();
    times[name][kind].push(performance.now() - begin);
  };
  for (const name of ['floor', 'portico']) {
    await row(name, 100);
    await atOnce(name);
  }
  for (let turn = 0; turn < 10; turn += 1) {
    const names = turn % 2 === 0 ? ['floor', 'portico'] : ['portico', 'floor'];
    for (const name of names) await time('row', name, () => row(name, 100));
    for (const name of names) await time('atOnce', name, () => atOnce(name));
  }
  return times;
}
