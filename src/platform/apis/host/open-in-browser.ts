import { checkParams, optional } from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { createHost } from '@/platform/host/create-host';
import { leaveFor } from '@/platform/host/restrictions';
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
      const here = window.location.href;
      const target = url === '' ? here : new URL(url, context.env.document.baseURI).href;
      const host = context.shelf(createHost).env();
      const way = leaveFor(host, target);
      if (way.kind === 'guide') {
        await showGuide(context, 'open-in-browser', target, { fail, signal });
        return { result: 'guided' };
      }
      const isHere = host.app === 'browser' && target === here;
      const opened = host.app === 'browser' && !isHere && openWindow(window, way.href);
      if (!isHere && !opened) window.location.assign(way.href);
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
