export type LiffSetup = {
  readonly binding: string;
  readonly init: 'ok' | 'fail' | 'never';
  readonly scan: string | null;
  readonly share: 'sent' | 'closed' | 'fail';
  readonly available: readonly string[];
  readonly idToken: string | null;
  readonly endpoint: string;
};

/** Runs in the page before any script of its own. It is sent there as text, so it uses nothing from around it. */
export function liffInPage(setup: LiffSetup): void {
  const view = window as unknown as Record<string, (call: object) => void>;
  const send = (name: string, params: unknown) =>
    view[setup.binding]?.({ name, params, url: window.location.href });
  const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });
  const demand = (name: string) => {
    if (!setup.available.includes(name)) throw refusal('FORBIDDEN', `${name} is not available`);
  };

  const tidy = () => {
    const url = new URL(window.location.href);
    for (const name of [...url.searchParams.keys()])
      if (name.startsWith('liff.')) url.searchParams.delete(name);
    if (/access_token=/.test(url.hash)) url.hash = '';
    const { history, location } = window;
    if (url.href !== location.href) history.replaceState(history.state, '', url.href);
  };

  const liff = {
    init: async (config: unknown) => {
      send('init', config);
      if (setup.init === 'never') await new Promise(() => {});
      if (setup.init === 'fail') throw refusal('INIT_FAILED', 'Failed to init LIFF SDK');
      const state = new URLSearchParams(window.location.search).get('liff.state');
      if (state !== null) {
        const path = `${setup.endpoint.replace(/\/$/, '')}/${state.replace(/^\//, '')}`;
        window.location.replace(window.location.origin + path);
        await new Promise(() => {});
      }
      tidy();
    },
    closeWindow: () => send('closeWindow', null),
    isApiAvailable: (name: string) => setup.available.includes(name),
    scanCodeV2: async () => {
      send('scanCodeV2', null);
      demand('scanCodeV2');
      return { value: setup.scan };
    },
    shareTargetPicker: async (messages: unknown) => {
      send('shareTargetPicker', messages);
      demand('shareTargetPicker');
      if (setup.share === 'fail') throw refusal('EXCEPTION_IN_SUBWINDOW', 'failed');
      return setup.share === 'sent' ? { status: 'success' } : undefined;
    },
    openWindow: (params: unknown) => send('openWindow', params),
    getIDToken: () => setup.idToken,
  };
  Object.assign(window, { liff });
}
