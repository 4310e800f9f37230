import type { PlatformContext } from '@/platform/call/context';
import type { Fail } from '@/platform/call/check';
import { addQuery } from '@/platform/network/build-url';
import { isRefusal, type PageInfo } from '@/router';

export type BuiltInPath = '/choose-location' | '/open-location';

type Opened = {
  /** Resolves when it is in the stack. */
  readonly page: Promise<PageInfo>;
  /** undefined when it is left without an answer. Never rejects. */
  readonly result: Promise<unknown>;
};

/** By its address and not by its key: a product may have a page of its own there, under an alias too. */
export function openBuiltIn(
  { navigator }: Pick<PlatformContext, 'navigator'>,
  path: BuiltInPath,
  query: Readonly<Record<string, unknown>>,
  fail: Fail,
): Opened {
  const { page, result } = navigator.open({ to: { url: addQuery(path, query) } });
  const arrived = page.then((outcome) => {
    if (isRefusal(outcome)) throw fail(outcome.refused, outcome.message);
    return outcome;
  });
  return { page: arrived, result };
}
