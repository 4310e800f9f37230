import { askerIn } from '@/platform/call/page';
import { checkParams, optional } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { createHost } from '@/platform/host/create-host';
import { leaveFor } from '@/platform/host/way-out';
import { showGuide } from '@/platform/host/show-guide';
import { webAddress } from '@/platform/host/web-address';

export type OpenInBrowserParams = {
  /** @default the page's address */
  readonly url?: string | undefined;
};

export type OpenInBrowserResult = {
  /** guided: the visitor has been shown how. */
  readonly result: 'opened' | 'guided';
};

const check = checkParams({ url: optional(webAddress, '') });

/** Leaves the messaging app for the visitor's browser. In a browser another address opens in a window of its own. */
export const openInBrowser: Api<OpenInBrowserParams, OpenInBrowserResult> = defineApi(
  'host.openInBrowser',
  {
    check,
    run: async (context, { url }, fail, { signal }) => {
      const { window } = context.env;
      const begun = askerIn(context);
      const here = window.location.href;
      const target = url === '' ? here : new URL(url, context.env.document.baseURI).href;
      const host = context.shelf(createHost);
      // In a browser nothing is waited for: windows open in the tap.
      if (host.state().kind !== 'web') await host.settled();
      const state = host.state();
      if (state.kind === 'connected' && state.adapter.openInBrowser) {
        state.adapter.openInBrowser(target);
        return { result: 'opened' };
      }
      const { app } = host.env();
      const way = leaveFor(host.env(), target);
      if (way.kind === 'guide') {
        await showGuide(context, 'open-in-browser', target, { fail, signal, begun });
        return { result: 'guided' };
      }
      // Already there.
      if (app === 'browser' && target === here) return { result: 'opened' };
      const opened = app === 'browser' && openWindow(window, way.href);
      if (!opened) window.location.assign(way.href);
      return { result: 'opened' };
    },
  },
);

/** Null where pop-ups are blocked: then the address takes this page's place. */
function openWindow(window: Window, href: string): Window | null {
  const opened = window.open(href, '_blank');
  // The other page is a stranger.
  if (opened) opened.opener = null;
  return opened;
}
