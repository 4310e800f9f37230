import type { Platform } from 'portico';

/** How the mock server behaves. Only development has the switch for it. */
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
  return import.meta.env.DEV ? { 'X-Mock-Chaos': chaosOf(platform) } : {};
}
