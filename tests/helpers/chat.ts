// oxlint-disable-next-line import/no-unassigned-import -- it sets up zod
import './no-eval';
import { InMemoryTransport } from '@modelcontextprotocol/client';
import { App } from '@modelcontextprotocol/ext-apps';
import { AppBridge } from '@modelcontextprotocol/ext-apps/app-bridge';
import type { McpAppsOptions } from '@/hosts/mcp-apps';
import { connectMcp } from '@/hosts/mcp-apps/connect-mcp';
import { createEnv, type HostEnv } from '@/platform';
import { withDefaults } from '@/platform/host/connect';
import { vi } from 'vitest';
import { fakePlatform } from './fake-platform';

type Arguments = ConstructorParameters<typeof AppBridge>;

type ChatOptions = Partial<McpAppsOptions> & {
  readonly capabilities?: Arguments[2];
  readonly hostContext?: Readonly<Record<string, unknown>>;
  /** The host gets the messages of the app, and answers none. */
  readonly isSilent?: boolean;
};

/** An app in a chat: the adapter, the SDK's own App and the SDK's own host, in one document. */
export function openChat({ capabilities = {}, hostContext = {}, isSilent, ...given }: ChatOptions) {
  const clock = fakePlatform();
  const env = { ...createEnv(window), after: clock.env.after };
  const platform = fakePlatform({ env, page: { id: 'first', route: '/', url: '/' } });
  const [appSide, hostSide] = InMemoryTransport.createLinkedPair();
  const bridge = new AppBridge(null, { name: 'Chat', version: '3.2.1' }, capabilities, {
    hostContext,
  });

  class InMemoryApp extends App {
    override connect(_transport: undefined, options: Parameters<App['connect']>[1]) {
      return super.connect(appSide, options);
    }
  }

  const detected: HostEnv = {
    ...{ app: 'mcp-apps', os: 'desktop', version: '', miniProgram: false, via: 'mcp-apps' },
  };
  const connect = async () => {
    if (isSilent) await hostSide.start();
    else await bridge.connect(hostSide);
    const options = { load: async () => ({ App: InMemoryApp }), ...given };
    const parts = { context: platform.context, config: {}, env: detected, changed: () => {} };
    return withDefaults(connectMcp(options)(parts), detected);
  };
  const isClosed = vi.fn();
  Object.assign(hostSide, { onclose: isClosed });
  return { ...platform, pass: clock.pass, bridge, connect, isClosed };
}
