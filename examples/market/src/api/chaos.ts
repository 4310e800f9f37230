import type { Platform } from 'portico';

/** How the mock server behaves. */
export const chaosKinds = ['good', 'slow', 'flaky', 'broken'] as const;

export type Chaos = (typeof chaosKinds)[number];

const KEY = 'chaos';

export function chaosOf(platform: Platform): Chaos {
  const stored: unknown = platform.getStorageSync(KEY);
  return chaosKinds.find((kind) => kind === stored) ?? 'good';
}

export function setChaos(platform: Platform, chaos: Chaos): void {
  platform.setStorageSync(KEY, chaos);
}

export function chaosHeader(platform: Platform): Record<string, string> {
  const chaos = chaosOf(platform);
  return chaos === 'good' ? {} : { 'X-Mock-Chaos': chaos };
}
