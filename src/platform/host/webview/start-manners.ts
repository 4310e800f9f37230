import type { PlatformContext } from '@/platform/call/context';
import { createHost } from '@/platform/host/create-host';
import { stripPollution } from '@/platform/host/strip-pollution';
import { createMediaUnlock } from '@/platform/players/media-unlock';
import { keepFieldInSight } from './keep-field-in-sight';
import { settleAfterKeyboard } from './settle-after-keyboard';

/** What the browsers of messaging apps need beside everybody else's (docs/webview.md). */
export function startManners(context: PlatformContext): () => void {
  const { env, launch, navigator } = context;
  const host = context.shelf(createHost);
  const { app, os } = host.env();
  if (app === 'browser') return () => {};

  context.shelf(createMediaUnlock).arm();
  let isOn = true;
  const strip = () => {
    if (navigator.activePage()?.id === launch?.id) stripPollution(context);
  };
  const stops = [
    os === 'ios' ? settleAfterKeyboard(env) : () => {},
    os === 'android' || os === 'harmony' ? keepFieldInSight(env) : () => {},
  ];
  // Not before: the landing address is what phones' WeChat checks the signature by.
  void host.settled().then(() => {
    if (!isOn) return;
    strip();
    // Who has gone on meanwhile may come back to it.
    const watch = ({ type }: { readonly type: string }) => type === 'show' && strip();
    stops.push(navigator.lifecycle.observe(watch));
  });
  return () => {
    isOn = false;
    for (const stop of stops) stop();
  };
}
