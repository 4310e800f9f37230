import type { PlatformContext } from '@/platform/call/context';
import { stripShareParams } from './strip-share-params';

/**
 * Takes what the messaging app has glued to the address off it again: links that are copied or shared from here on
 * are clean, and so is a reload. The page notices nothing; its params stay the object that they are. Only after
 * the landing address was signed: phones' WeChat goes by that one.
 */
export function stripPollution({ navigator }: Pick<PlatformContext, 'navigator'>): void {
  const page = navigator.activePage();
  if (!page || page.route === '') return;
  const own = Object.keys(navigator.routeOf(page)?.query ?? {});
  const url = stripShareParams(page.url, { own });
  if (url !== page.url) navigator.step(url, 'rename', page);
}
