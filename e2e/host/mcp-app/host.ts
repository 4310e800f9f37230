// The page of a host: the real AppBridge around a sandboxed frame.
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

type Call = { readonly name: string; readonly params: unknown };

const calls: Call[] = [];
let bridge: AppBridge | null = null;

const record = (name: string, params: unknown) => {
  calls.push({ name, params });
};

/** The policy that hosts give to a resource without domains: its own inline code, and no network. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

const frameOf = () => document.querySelector('iframe')!;

type Showing = {
  readonly kind?: 'srcdoc' | 'blob';
  readonly context?: Readonly<Record<string, unknown>>;
  /** The page answers nothing, like one that is no host. */
  readonly isSilent?: boolean;
};

/** Shows an HTML text as hosts do: in a frame that gets no origin. */
async function show(html: string, { kind, context, isSilent }: Showing) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.width = '390';
  frame.height = '500';
  document.body.replaceChildren(frame);
  if (!isSilent) await serve(context);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  const limited = html.replace('<head>', () => `<head>${meta}`);
  if (kind === 'blob') frame.src = URL.createObjectURL(new Blob([limited], { type: 'text/html' }));
  else frame.srcdoc = limited;
}

/** A host that serves everything. */
function serve(hostContext: Showing['context'] = {}) {
  const capabilities = { openLinks: {}, serverTools: {}, downloadFile: {}, message: { text: {} } };
  const made = new AppBridge(null, { name: 'Chat', version: '3.2.1' }, capabilities, {
    hostContext: { displayMode: 'inline', theme: 'light', ...hostContext },
  });
  made.oninitialized = () => record('initialized', null);
  made.onsizechange = (params) => {
    record('size', params);
    if (params.height) frameOf().height = String(params.height);
  };
  made.onopenlink = async ({ url }) => {
    record('open-link', { url });
    return url.includes('forbidden') ? { isError: true } : {};
  };
  made.ondownloadfile = async (params) => {
    record('download', params);
    return {};
  };
  const onmessage = async (params: unknown) => {
    record('message', params);
    return {};
  };
  Object.assign(made, { onmessage });
  made.onrequestteardown = () => {
    record('request-teardown', null);
    void made.teardownResource({}).then(() => record('gone', null));
  };
  made.onrequestdisplaymode = async ({ mode }) => {
    record('display-mode', { mode });
    frameOf().height = mode === 'fullscreen' ? '844' : '500';
    made.setHostContext({ ...hostContext, displayMode: mode });
    return { mode };
  };
  made.oncalltool = async (params) => {
    record('tool', params);
    const { path } = params.arguments as { readonly path: string };
    if (path === '/secret') return { content: [], isError: true };
    return {
      content: [],
      structuredContent: {
        status: path === '/missing' ? 404 : 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path }),
      },
    };
  };
  bridge = made;
  const { contentWindow } = frameOf();
  return made.connect(new PostMessageTransport(contentWindow!, contentWindow!));
}

/** Sends a message to the frame that is not of the protocol, or that answers nothing which the app has asked. */
const post = (data: unknown) => frameOf().contentWindow!.postMessage(data, '*');

const host = { calls, show, post, bridge: () => bridge! };

export type ChatHost = typeof host;

Object.assign(window, { host });
