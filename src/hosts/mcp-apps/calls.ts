import type { HostCalls, HostConnection } from '@/platform';
import { toBase64 } from '@/shared/encode-value';
import type { McpApp } from './sdk';

type Method = (
  params: never,
  options: { readonly signal: AbortSignal; readonly timeout: number },
) => Promise<object>;

/** The method of the SDK for a request of the protocol. */
const methods: Readonly<Record<string, (app: McpApp) => Method>> = {
  'tools/call': (app) => app.callServerTool.bind(app),
  'resources/read': (app) => app.readServerResource.bind(app),
  'resources/list': (app) => app.listServerResources.bind(app),
  'sampling/createMessage': (app) => app.createSamplingMessage.bind(app),
  'ui/download-file': (app) => app.downloadFile.bind(app),
  'ui/message': (app) => app.sendMessage.bind(app),
  'ui/open-link': (app) => app.openLink.bind(app),
  'ui/request-display-mode': (app) => app.requestDisplayMode.bind(app),
  'ui/update-model-context': (app) => app.updateModelContext.bind(app),
};

/** The longest time-out of the SDK. */
const NO_TIME_OUT = 2 ** 31 - 1;

/** Sends a request of the protocol. A result of a tool is given as it is, also that of a failed one. */
export function invokeIn(app: () => McpApp | null): NonNullable<HostConnection['invoke']> {
  return async ({ name, params, timeout }, { fail, signal }) => {
    const method = methods[name];
    if (!method) {
      const names = Object.keys(methods).join(', ');
      throw fail('invalid', `parameter.name should be one of ${names}`);
    }
    const connected = app();
    if (!connected) throw fail('unsupported', 'no host of MCP Apps has answered');
    const options = { signal, timeout: timeout || NO_TIME_OUT };
    const answer: object = await method(connected)(params as never, options).catch(
      (cause: unknown) => {
        if (signal.aborted) throw fail('abort', 'aborted', cause);
        throw fail('failed', cause instanceof Error ? cause.message : 'the host has failed', cause);
      },
    );
    const { isError } = answer as { readonly isError?: boolean };
    if (isError && name.startsWith('ui/')) throw fail('denied', `the host refused ${name}`);
    return answer as Readonly<Record<string, unknown>>;
  };
}

/** Gives a file to the user through the host, because the sandbox forbids downloads. */
export function saveToDeviceIn(app: () => McpApp | null): HostCalls['saveToDevice'] {
  return async ({ blob, name }, { fail, signal }) => {
    const resource = {
      uri: `file:///${encodeURIComponent(name)}`,
      ...(blob.type !== '' && { mimeType: blob.type }),
      blob: toBase64(await blob.arrayBuffer()),
    };
    const answer = await app()?.downloadFile(
      { contents: [{ type: 'resource', resource }] },
      { signal, timeout: NO_TIME_OUT },
    );
    if (!answer) throw fail('unsupported', 'no host of MCP Apps has answered');
    if (answer.isError) throw fail('denied', 'the host refused the download');
  };
}
