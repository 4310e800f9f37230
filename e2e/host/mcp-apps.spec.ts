import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page, test as base } from '@playwright/test';
import type { ChatHost } from './mcp-app/host';
import { buildApp, buildHost } from './mcp-app/build.mjs';
import type { Platform } from 'portico';
import type { McpToolEvent } from 'portico/hosts/mcp-apps';

type Site = { readonly app: string; readonly address: string };

type Chat = {
  readonly frame: FrameLocator;
  /** Runs a function of the test's page with the host of the chat. */
  inHost<T, A>(run: (host: ChatHost, argument: A) => T | Promise<T>, argument: A): Promise<T>;
  inApp<T, A>(run: (app: AppForTests, argument: A) => T | Promise<T>, argument: A): Promise<T>;
  /** The parameters of all calls of this name that the host has got. */
  calls(name: string): Promise<readonly unknown[]>;
  show(kind?: 'srcdoc' | 'blob'): Promise<void>;
};

type AppForTests = {
  readonly platform: Platform;
  events(): readonly McpToolEvent[];
  goodbyes(): number;
};

function chatOn(page: Page, { app }: Site): Chat {
  const frame = page.frameLocator('iframe');
  return {
    frame,
    inHost: async (run, argument) =>
      page.evaluate(
        ([source, given]) => {
          const work = new Function(`return ${source}`)() as (...all: unknown[]) => unknown;
          return work((window as unknown as { host: unknown }).host, given);
        },
        [String(run), argument] as const,
      ) as never,
    inApp: async (run, argument) =>
      frame.locator('body').evaluate(
        (_body, [source, given]) => {
          const work = new Function(`return ${source}`)() as (...all: unknown[]) => unknown;
          return work((window as unknown as { mcp: unknown }).mcp, given);
        },
        [String(run), argument] as const,
      ) as never,
    calls: (name) =>
      page.evaluate(
        (wanted) =>
          (window as unknown as { host: ChatHost }).host.calls
            .filter((call) => call.name === wanted)
            .map(({ params }) => params),
        name,
      ),
    show: async (kind = 'srcdoc') => {
      await page.evaluate(
        ([html, how]) => (window as unknown as { host: ChatHost }).host.show(html, how),
        [app, kind] as const,
      );
    },
  };
}
