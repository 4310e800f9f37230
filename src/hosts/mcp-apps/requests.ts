import type { HostConnection } from '@/platform';
import { fromBase64 } from '@/shared/decode-value';
import { toBase64 } from '@/shared/encode-value';
import type { McpApp, McpToolResult } from './sdk';

type Asked = { readonly origin: string; readonly tool: string };

/** The host and its logs see the arguments of a tool. The server knows the user from its connection with the host. */
const SECRETS = ['authorization', 'cookie', 'proxy-authorization'];

/** Portico's own time-out ends a request. The SDK's would end it after a minute. */
const NO_TIME_OUT = 2 ** 31 - 1;

/** Statuses whose answers have no body. */
const EMPTY = [204, 205, 304];

const utf8 = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Sends the requests of one origin as calls of a tool: `{ method, path, headers, body?, base64? }`, answered with
 * `{ status, headers?, body?, base64? }`. The tool gets a path and no address, so the page cannot make the product's server
 * call another one.
 */
export function fetchByTool(
  app: McpApp,
  { origin, tool }: Asked,
): NonNullable<HostConnection['fetch']> {
  return (request) => {
    if (new URL(request.url).origin !== origin) return null;
    return askTool(app, tool, request);
  };
}

async function askTool(app: McpApp, name: string, request: Request): Promise<Response> {
  const { method, signal } = request;
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(
    [...request.headers].filter(([header]) => !SECRETS.includes(header)),
  );
  const body = bodyFields(await request.arrayBuffer());
  const call = { name, arguments: { method, path: pathname + search, headers, ...body } };
  return responseOf(await app.callServerTool(call, { signal, timeout: NO_TIME_OUT }), name);
}

/** A text as it is. JSON has no bytes, so other bodies are in base64. */
function bodyFields(bytes: ArrayBuffer): object {
  if (bytes.byteLength === 0) return {};
  try {
    return { body: utf8().decode(bytes) };
  } catch {
    return { body: toBase64(bytes), base64: true };
  }
}

type Fields = Readonly<Record<'status' | 'headers' | 'body' | 'base64', unknown>>;

/** The message of a tool may be written for the assistant, so it does not reach the page. */
function responseOf({ structuredContent, isError }: McpToolResult, tool: string): Response {
  if (isError) throw new TypeError(`the tool ${tool} has failed`);
  const { status, headers, body = '', base64 } = Object(structuredContent) as Fields;
  const isFine =
    typeof status === 'number' && status >= 200 && status <= 599 && typeof body === 'string';
  if (!isFine) {
    const wanted = 'structuredContent should be { status: 200 to 599, headers?, body?, base64? }';
    throw new TypeError(`the tool ${tool} gave no answer to a request: ${wanted}`);
  }
  const content = base64 === true ? fromBase64(body) : body;
  return new Response(EMPTY.includes(status) ? null : content, {
    status,
    headers: (headers ?? {}) as HeadersInit,
  });
}
