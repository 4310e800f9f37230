import { vi } from 'vitest';
import { createEnv } from '@/platform';
import { fakePlatform } from './fake-platform';
import { windowWith } from './window-with';

type Facts = {
  readonly userActivation?: { readonly isActive: boolean } | undefined;
  readonly userAgent?: string;
  /** What `window.event` is, for engines that do not tell of taps. */
  readonly event?: Partial<Event> | undefined;
};

const MODERN =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';

/** A real document, in which a test says whether there was a tap, and what comes of the chooser. */
export function chooserPlatform(facts: Facts = { userActivation: { isActive: true } }) {
  const { userActivation, userAgent = MODERN, event } = facts;
  const navigator = { userAgent, userActivation };
  // Its own clock: a return to the page is waited for.
  const clock = fakePlatform();
  const env = {
    ...createEnv(windowWith({ navigator, event } as never)),
    now: clock.env.now,
    after: clock.env.after,
  };
  const platform = fakePlatform({ env });

  // The browser's own chooser stays shut: a test plays its part.
  const clicks = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  const inputs = () =>
    Array.from(document.querySelectorAll<HTMLInputElement>('body > input[type=file]'));
  const input = () => {
    const last = inputs().pop();
    if (!last) throw new Error('no chooser is open');
    return last;
  };
  const put = (...files: readonly File[]) => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input().files = transfer.files;
  };
  const tell = (type: string) => input().dispatchEvent(new Event(type, { bubbles: true }));

  return {
    ...platform,
    pass: clock.pass,
    timers: clock.timers,
    clicks,
    inputs,
    input,
    put,
    pick: (...files: readonly File[]) => {
      put(...files);
      tell('change');
    },
    cancel: () => tell('cancel'),
  };
}

export const fileOf = (name: string, type = '', content = name) =>
  new File([content], name, { type });
