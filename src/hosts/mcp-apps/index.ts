// The entry `portico/hosts/mcp-apps`.
import type { HostAdapter } from '@/platform';
import { inMcpFrame } from './frame';
import type { McpHostContext, McpToolResult } from './sdk';

export { mcpHistory } from './frame';
export type { McpHostContext, McpToolResult };

/** News of the tool call for which the host shows the app. `tool` is its name, or null if the host does not tell it. */
export type McpToolEvent = { readonly tool: string | null } & (
  | { readonly kind: 'input'; readonly arguments: Readonly<Record<string, unknown>> }
  /** The assistant still writes the arguments. The last value may be cut off. */
  | { readonly kind: 'partial-input'; readonly arguments: Readonly<Record<string, unknown>> }
  | { readonly kind: 'result'; readonly result: McpToolResult }
  | { readonly kind: 'cancelled'; readonly reason: string }
);

export type McpAppsOptions = {
  /** Fetches `@modelcontextprotocol/ext-apps`, which the product installs. */
  readonly load: () => Promise<unknown>;
  /** The name and the version that the host gets. @default { name: 'portico-app', version: '1.0.0' } */
  readonly info?: { readonly name: string; readonly version: string };
  /**
   * Sends requests to an origin by a tool of the product's server. Other requests go directly, if the policy of the
   * resource allows it.
   */
  readonly requests?: { readonly origin: string; readonly tool: string };
  /** Returns the URL of the page to open, such as `/order/7`. Nothing leaves the pages as they are. */
  readonly onTool?: (event: McpToolEvent) => string | null | undefined | void;
  /** Called when the app is connected, and after each change. `context` is complete each time. */
  readonly onContext?: (context: McpHostContext) => void;
  /** The host is about to remove the app, and waits for the promise. */
  readonly onTeardown?: () => void | Promise<void>;
};

/** The chat of an assistant that shows MCP Apps. */
export function mcpApps(options: McpAppsOptions): HostAdapter {
  return {
    via: 'mcp-apps',
    detect: (_around, window) =>
      inMcpFrame(window) ? { app: 'mcp-apps', fetches: options.requests !== undefined } : null,
    load: async () => (await import('./connect-mcp')).connectMcp(options),
  };
}
