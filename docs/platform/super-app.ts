import type { HostAdapter } from 'portico';

/** The app puts it on the window of its pages. */
type Bridge = { scan(): Promise<string>; close(): void };

const bridge = () => (window as unknown as { readonly superApp: Bridge }).superApp;

export const superApp: HostAdapter = {
  via: 'super-app',
  detect: (_around, { navigator }) => {
    const [, version] = /SuperApp\/([\d.]+)/.exec(navigator.userAgent) ?? [];
    return version === undefined ? null : { app: 'super-app', version };
  },
  // The code in here may have its own file: `load: async () => (await import('./bridge')).connect`.
  load: async () => () => ({
    calls: {
      closeWindow: async () => bridge().close(),
      scanCode: async () => {
        const result = await bridge().scan();
        return { result, scanType: 'QR_CODE', charSet: 'UTF-8' };
      },
    },
    openOutside: (url) => void window.open(`super-app://browser?url=${encodeURIComponent(url)}`),
  }),
};
