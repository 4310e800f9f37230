import type { Page } from '@playwright/test';
import { openCdp } from '../page/open-cdp';

export type NetworkSpeed = {
  /** Milliseconds until the first byte of an answer. */
  readonly latency: number;
  /** Kilobits a second. */
  readonly down: number;
  readonly up: number;
};

const speeds = {
  '2g': { latency: 800, down: 250, up: 50 },
  'slow-3g': { latency: 400, down: 400, up: 400 },
  '3g': { latency: 150, down: 1600, up: 750 },
  '4g': { latency: 60, down: 9000, up: 3000 },
} as const satisfies Readonly<Record<string, NetworkSpeed>>;

/** One page's network, by name or by numbers; what it returns gives the full speed back. */
export async function slowNetwork(
  page: Page,
  speed: keyof typeof speeds | NetworkSpeed,
): Promise<() => Promise<void>> {
  const { latency, down, up } = typeof speed === 'string' ? speeds[speed] : speed;
  const session = await openCdp(page, 'slowNetwork');
  const bytes = (kilobits: number) => (kilobits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  });
  return () => session.detach();
}
