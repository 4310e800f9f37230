import { expect } from 'vitest';

export const mistake = new Error('a mistake');

/** The habits of products. */
export const habits: Readonly<Record<string, (answer: unknown) => unknown>> = {
  throws: () => {
    throw mistake;
  },
  rejects: () => Promise.reject(mistake),
  // React would call a function that an effect has returned.
  'returns a value': (answer) => answer ?? (() => expect.unreachable('the value was called')),
  'is async': async (answer) => answer,
};

/** Of MapView, which needs an app. */
export const mapCallbacks = [
  ...['onReady', 'onTap', 'onMarkerTap', 'onCalloutTap', 'onControlTap', 'onRegionChange'],
] as const;
