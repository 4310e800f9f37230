import type { Client } from './client';

/** The size that pages are made for. */
const USUAL = { fontSize: 0 };

const quietly = { api: 'host.ready', unsigned: true } as const;

/**
 * Android's WeChat enlarges pages by its own setting, and tells when the visitor changes that. iOS does it by CSS,
 * which the page's own text-size-adjust overrules.
 */
export function fixFontSize(client: Client): void {
  const fix = () => {
    client.invoke('setFontSizeCallback', USUAL, quietly).catch(() => {});
  };
  client.on('menu:setfont', fix);
  fix();
}
