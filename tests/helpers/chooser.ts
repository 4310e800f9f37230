import { vi } from 'vitest';
import { createEnv } from '@/platform';
import { fakePlatform } from './fake-platform';
import { windowWith } from './window-with';

type Facts = {
  readonly userActivation?: { readonly isActive: boolean } | undefined;
  readonly userAgent?: string;
  /** The value of `window.event`, for engines without `navigator.userActivation`. */
  readonly event?: Partial<Event> | undefined;
};

const MODERN =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';

/** A real document. A test decides whether there was a tap, and what the file chooser returns. */
export function chooserPlatform(facts: Facts = { userActivation: { isActive: true } }) {
  const { userActivation, userAgent = MODERN, event } = facts;
  const navigator = { userAgent, userActivation };
  // A separate clock, because the call waits for the return to the page.
  const clock = fakePlatform();
  const env = {
    ...createEnv(windowWith({ navigator, event } as never)),
    now: clock.env.now,
    after: clock.env.after,
  };
  const platform = fakePlatform({ env });

  // The browser's file chooser does not open. The test replaces it.
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
