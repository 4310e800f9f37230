import { expect, it } from 'vitest';
import { startDevtools } from '@/app/boot/start-devtools';

const broken = new Error('no recorder');
const fail = (): never => {
  throw broken;
};

function start(devtools: unknown) {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const stop = startDevtools({ config: { devtools }, navigator: { report } } as never);
  return { reported, stop };
}

it.each([
  ['throw', fail, 1],
  ['reject', async () => fail(), 1],
  ['return no function', () => 'started', 0],
  ['throw when they stop', () => fail, 1],
  ['reject when they stop', () => async () => fail(), 1],
])('tools of the product that %s stop neither the app nor its end', async (_how, tools, count) => {
  const { reported, stop } = start(tools);
  stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(reported).toEqual(Array.from({ length: count }, () => broken));
});
