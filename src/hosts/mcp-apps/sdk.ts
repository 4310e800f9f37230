// The part of `@modelcontextprotocol/ext-apps` that Portico uses. The product installs it, so its types may be missing.

/** The answer of a tool of the product's server. */
export type McpToolResult = {
  readonly content?: readonly unknown[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean | undefined;
  readonly _meta?: Readonly<Record<string, unknown>> | undefined;
};

/** The surroundings of the app in the chat, as the host describes them. */
export type McpHostContext = {
  readonly toolInfo?: { readonly tool: { readonly name: string } } | undefined;
  readonly theme?: 'light' | 'dark' | undefined;
  readonly styles?:
    | {
        readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
        readonly css?: { readonly fonts?: string | undefined } | undefined;
      }
    | undefined;
  readonly displayMode?: 'inline' | 'fullscreen' | 'pip' | undefined;
  readonly availableDisplayModes?: readonly ('inline' | 'fullscreen' | 'pip')[] | undefined;
  /** Pixels. A `height` is fixed, and a `maxHeight` leaves the height to the app. */
  readonly containerDimensions?:
    | { readonly height?: number | undefined; readonly maxHeight?: number | undefined }
    | undefined;
  /** BCP 47. */
  readonly locale?: string | undefined;
  /** IANA. */
  readonly timeZone?: string | undefined;
  /** Pixels. */
  readonly safeAreaInsets?:
    | { readonly [side in 'top' | 'right' | 'bottom' | 'left']: number }
    | undefined;
  readonly [name: string]: unknown;
};

type RequestOptions = { readonly signal?: AbortSignal; readonly timeout?: number };

type Ask<Answer = Readonly<Record<string, unknown>>> = (
  params: never,
  options?: RequestOptions,
) => Promise<Answer>;

type ToolEvents = {
  toolinput: { readonly arguments?: Readonly<Record<string, unknown>> };
  toolinputpartial: { readonly arguments?: Readonly<Record<string, unknown>> };
  toolresult: McpToolResult;
  toolcancelled: { readonly reason?: string };
  hostcontextchanged: McpHostContext;
};

/** The class `App` of the SDK, after `new`. */
export type McpApp = {
  connect(transport: undefined, options: RequestOptions): Promise<void>;
  close(): Promise<void>;
  addEventListener<N extends keyof ToolEvents>(
    name: N,
    listener: (params: ToolEvents[N]) => void,
  ): void;
  onteardown?: unknown;
  getHostContext(): McpHostContext | undefined;
  getHostVersion(): { readonly version: string } | undefined;
  getHostCapabilities(): Readonly<Record<string, unknown>> | undefined;
  callServerTool(
    params: { readonly name: string; readonly arguments: object },
    options?: RequestOptions,
  ): Promise<McpToolResult>;
  readonly readServerResource: Ask;
  readonly listServerResources: Ask;
  readonly createSamplingMessage: Ask;
  readonly sendMessage: Ask;
  readonly updateModelContext: Ask;
  readonly requestDisplayMode: Ask;
  openLink(
    params: { readonly url: string },
    options?: RequestOptions,
  ): Promise<{ readonly isError?: boolean | undefined }>;
  downloadFile(
    params: { readonly contents: readonly object[] },
    options?: RequestOptions,
  ): Promise<{ readonly isError?: boolean | undefined }>;
  requestTeardown(): Promise<void>;
  sendSizeChanged(params: { readonly height: number }): Promise<void>;
};

export type McpSdk = {
  readonly App: new (
    info: { readonly name: string; readonly version: string },
    capabilities: object,
    options: { readonly autoResize: boolean },
  ) => McpApp;
};
