import { type ConnectHost, inTime, type PlatformContext, PlatformError, sdkOf } from '@/platform';
import { callSafely, originOf } from '@/shared/errors';
import { invokeIn, saveToDeviceIn } from './calls';
import { followHeight } from './height';
import type { McpAppsOptions } from './index';
import { followLook } from './look';
import { fetchByTool } from './requests';
import type { McpApp, McpSdk } from './sdk';
import { hearTool } from './tool-events';

/** Milliseconds to load the SDK, and for the host to answer. A page in another frame gets no answer. */
const START_TIME_OUT = 10_000;

/** For a product that gives no `info`. */
const UNNAMED = { name: 'portico-app', version: '1.0.0' };

/** A host of MCP Apps, by the SDK that the product installs. */
export const connectMcp =
  ({
    load,
    info = UNNAMED,
    requests,
    onTool,
    onContext,
    onTeardown,
  }: McpAppsOptions): ConnectHost<PlatformContext> =>
  ({ context, env: detected }) => {
    const { env, life, navigator } = context;
    let app: McpApp | null = null;

    const showContext = (connected: McpApp) => {
      const showLook = followLook(context);
      const measure = followHeight(context, connected);
      const update = () => {
        const host = connected.getHostContext() ?? {};
        showLook(host);
        if (onContext) callSafely(env.errors.report, () => onContext(host), originOf('callback'));
      };
      update();
      connected.addEventListener('hostcontextchanged', () => {
        update();
        measure();
      });
    };

    const start = async (ending: AbortSignal) => {
      const { App } = sdkOf<McpSdk>(await load(), 'App', 'MCP Apps');
      if (ending.aborted) return;
      const modes = { availableDisplayModes: ['inline', 'fullscreen'] };
      const made = new App(info, modes, { autoResize: false });
      // The news of the tool may come with the answer of the host.
      if (onTool) hearTool(context, made, onTool);
      made.onteardown = async () => {
        // Pages get `hide`, and keep their drafts where the frame has a storage.
        navigator.appVisible(false);
        await onTeardown?.();
        return {};
      };
      const close = () => void made.close();
      ending.addEventListener('abort', close);
      await made.connect(undefined, { timeout: START_TIME_OUT });
      ending.removeEventListener('abort', close);
      if (ending.aborted) return;
      life.signal.addEventListener('abort', close);
      app = made;
      showContext(made);
    };

    const started = inTime(env, { ms: START_TIME_OUT, signal: life.signal }, start);
    // `ready` reports the rejection.
    started.catch(() => {});

    const can = (capability: string) => app?.getHostCapabilities()?.[capability] !== undefined;

    return {
      ready: () => started,
      env: () => ({ ...detected, version: app?.getHostVersion()?.version ?? '' }),
      calls: {
        closeWindow: async () => app?.requestTeardown(),
        saveToDevice: saveToDeviceIn(() => app),
      },
      serves: (name) =>
        name === 'saveToDevice' ? can('downloadFile') : name === 'closeWindow' && app !== null,
      openOutside: async (url) => {
        const answer = await app?.openLink({ url });
        if (!answer?.isError) return;
        const message = 'the host refused to open the address';
        throw new PlatformError({ code: 'denied', api: 'host.openOutside', message });
      },
      invoke: invokeIn(() => app),
      ...(requests && {
        fetch: (request) =>
          app && can('serverTools') ? fetchByTool(app, requests)(request) : null,
      }),
    };
  };
