import type { Platform, PlatformContext } from '@/platform';
import { prepareCalls } from '@/platform/call/make-calls';
import type { CallsOf, Row } from '@/platform/call/rows';
import { createPlatform } from '@/platform/create-platform';
import { callTable, rowIn } from '@/platform/registry';
import type { Navigator } from '@/router';

/** The platform of an app. Most calls need no navigator. */
export function platformOf(context: PlatformContext, navigator = {} as Navigator): Platform {
  return createPlatform(context, navigator);
}

/** The calls of rows that a test has made itself. */
export function callsOfRows<Rows extends { readonly [name: string]: Row }>(
  context: PlatformContext,
  rows: Rows,
  lifetime?: AbortSignal,
): CallsOf<Rows> {
  const scope = { navigator: {} as Navigator, rowOf: (name: string) => rowIn(callTable(), name) };
  return prepareCalls(context, rows, scope)({ lifetime }) as CallsOf<Rows>;
}

/** The same platform, whose calls end with the lifetime. */
export function tiedTo(platform: Platform, lifetime: AbortSignal | undefined): Platform {
  return lifetime ? platform.until(lifetime) : platform;
}
