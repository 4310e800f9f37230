// Chromium without Playwright. Playwright turns on the inspector of V8. For the first stack trace V8 then reads the whole code of the
// app again, which takes 70 to 120 ms of the load on the slow processor. Chromium also reports each address and each request to
// Playwright, which takes some milliseconds of a tap. Users have none of this.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.mjs';
import { screens } from './screens.mjs';
import { handsOn } from './hands.mjs';
import { installProbe } from './probe.mjs';

const { viewport, userAgent, deviceScaleFactor, isMobile } = devices['Pixel 7'];

export function launchBare() {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const flags = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(findBrowser(), [...flags, ...sandbox, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  const send = talkTo(child);
  const close = async () => {
    await send('Browser.close');
    await gone;
    rmSync(profile, { recursive: true, force: true });
  };
  return { send, close };
}

/** Sends a command of the DevTools protocol and resolves with its answer. The browser ends when its pipes close. */
function talkTo({ stdio: [, , , commands, answers] }) {
  const open = new Map();
  let last = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      const { resolve, reject } = open.get(id) ?? {};
      open.delete(id);
      if (error) reject?.(new Error(error.message));
      else resolve?.(result);
    }
  });
  const end = () => {
    for (const { reject } of open.values()) reject(new Error('the browser has ended'));
    open.clear();
  };
  answers.once('close', end);
  commands.on('error', end);
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, { resolve, reject });
      commands.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

/** A phone in a new browser context, with an empty cache. `work` gets the same functions as that of `onPhone` in browser.mjs. */
export async function onBarePhone({ send }, work) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const target = { url: 'about:blank', browserContextId };
  const { targetId } = await send('Target.createTarget', target);
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const cdp = { send: (method, params) => send(method, params, sessionId) };
  const metrics = { ...viewport, deviceScaleFactor, mobile: isMobile };
  await cdp.send('Emulation.setDeviceMetricsOverride', metrics);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await cdp.send('Emulation.setUserAgentOverride', { userAgent });
  await cdp.send('Page.enable');
  const source = `(${installProbe})(${JSON.stringify(screens.row(1))})`;
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const page = pageOf(cdp);
  try {
    return await work({ page, cdp, ...handsOn(page, cdp) });
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** The methods of Playwright's page that the measures use. */
function pageOf(cdp) {
  const evaluate = async (asked, value) => {
    const expression = `(${asked})(${JSON.stringify(value)})`;
    const question = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', question);
    if (exceptionDetails) throw new Error(result.description ?? exceptionDetails.text);
    return result.value;
  };
  return { goto: (url) => cdp.send('Page.navigate', { url }), evaluate };
}
