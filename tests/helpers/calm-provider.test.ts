import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { calmDown } from './calm-provider';

it('an answer that comes after its handler was taken away ends nothing', async () => {
  const server = createServer((_request, response) => response.end('from the server'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const heard: string[] = [];
  const hear = (error: Error) => void heard.push(error.message.split('\n')[0] ?? '');
  process.on('unhandledRejection', hear);
  onTestFinished(() => void process.off('unhandledRejection', hear));

  const page = await (await browser.newContext()).newPage();
  const context = page.context();
  calmDown(context);
  calmDown(context);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const events = new EventEmitter();
  const gate = once(events, 'answer');
  const asked = once(events, 'asked');
  await context.route('**/late.js', async (route) => {
    events.emit('asked');
    await gate;
    await route.fulfill({ body: 'too late' });
  });
  const read = () => page.evaluate(async () => (await fetch('/late.js')).text());
  const answer = read();
  await asked;
  await context.unroute('**/late.js');
  events.emit('answer');
  expect(await answer).toBe('from the server');
  await context.route('**/late.js', (route) => route.fulfill({ body: 'in time' }));
  expect(await read()).toBe('in time');
  expect(heard).toEqual([]);
});
