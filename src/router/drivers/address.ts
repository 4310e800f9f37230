import { decodePercent } from '@/shared/percent';

export type RouterMode = 'path' | 'hash';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

export type AddressCodec = {
  /** URL of the app -> what the address bar shows. */
  href(url: string): string;
  /** What the address bar shows -> URL of the app; an in-page anchor of hash mode comes back as '#part'. */
  url(): string;
};

/** Base path and hash mode live here and nowhere else: the rest of the app knows plain '/item/1?a=b#c'. */
export function addressCodec(mode: RouterMode, base: string, address: Address): AddressCodec {
  return mode === 'hash' ? hashCodec(address) : pathCodec(normalizeBase(base), address);
}

/** '' for the root, '/app' for every spelling of it: 'app', '/app', './app/'. */
export function normalizeBase(base: string): string {
  const inner = base.replace(/^[./]*/, '').replace(/\/+$/, '');
  // As the browser tells it.
  return inner === '' ? '' : `/${encodeURI(decodePercent(inner))}`;
}

/** The document's own path stays as it is, so the app may be served under any file name. */
function hashCodec(address: Address): AddressCodec {
  return {
    href: (url) => `${address.pathname}${address.search}#${url}`,
    url: () => {
      const inner = address.hash.slice(1);
      return inner === '' ? '/' : inner.startsWith('/') ? inner : `#${inner}`;
    },
  };
}

function pathCodec(root: string, address: Address): AddressCodec {
  return {
    href: (url) => `${root}${url}`,
    url: () => `${withoutRoot(address.pathname, root)}${address.search}${address.hash}`,
  };
}

function withoutRoot(pathname: string, root: string): string {
  const inner = pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
  return inner === root || inner === '/index.html' ? '/' : inner;
}
