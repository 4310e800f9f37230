import type { PlatformContext } from '@/platform/call/context';

/** The same address without what LINE has put there for its SDK: the visitor's tokens, and its own parameters. */
export function withoutCredentials(url: string): string {
  const [address = '', fragment = ''] = url.split(/#(.*)/s);
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const kept = search.split('&').filter((pair) => pair !== '' && !pair.startsWith('liff.'));
  const query = kept.length === 0 ? '' : `?${kept.join('&')}`;
  const isToken = /(?:^|&)(?:access|context|feature|id)_token=/.test(fragment);
  if (!isToken && !/(?:^|&)liff\./.test(search)) return url;
  return path + query + (isToken || fragment === '' ? '' : `#${fragment}`);
}

/** When the SDK has read them: a link that is copied or shared must not have them. */
export function stripCredentials({ navigator }: Pick<PlatformContext, 'navigator'>): void {
  const page = navigator.activePage();
  if (!page || page.route === '') return;
  const url = withoutCredentials(page.url);
  if (url !== page.url) navigator.step(url, 'rename', page);
}
