import type { PlatformContext } from '@/platform/call/context';

/** The same address without Telegram's parameters. What a link was to start with is the page's, and stays. */
export function withoutLaunch(url: string): string {
  const stripped = url.replace(/([#?&])tgWebApp(?!StartParam=)\w+=[^&#]*/g, '$1');
  if (stripped === url) return url;
  return stripped
    .replace(/([#?&])&+/g, '$1')
    .replace(/[?&]+(?=#|$)|#$/g, '')
    .replace(/[?&]$/, '');
}

/** They say who the visitor is: a link that is copied or shared must not. */
export function stripLaunch({ navigator }: Pick<PlatformContext, 'navigator'>): void {
  const page = navigator.activePage();
  if (!page || page.route === '') return;
  const url = withoutLaunch(page.url);
  if (url !== page.url) navigator.step(url, 'rename', page);
}
