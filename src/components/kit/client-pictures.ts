import { useEffect, useRef, useState } from 'react';
import type { Client } from '@/platform';

/** The part of a client that fetches pictures. */
export type PictureClient = Pick<Client, 'request'>;

/** An address for `<img>`. Undefined while the picture is fetched, null if it cannot be fetched. */
type Address = string | null | undefined;

type Fetch = { readonly client: PictureClient; end(): void };

/**
 * Fetches pictures with the token of a client, because an `<img>` sends none. Returns a function that tells the address of
 * each picture. Without a client, and for blob: and data: addresses, that is the address itself.
 */
export function useClientPictures(
  client: PictureClient | undefined,
  urls: readonly string[],
): { readonly addressOf: (url: string) => Address; readonly retry: (url: string) => void } {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [tries, setTries] = useState(0);
  const running = useRef(new Map<string, Fetch>());
  const needed = client ? urls.filter((url) => !isLocal(url)) : [];
  const list = needed.join('\n');

  const put = (url: string, address: Address) =>
    setAddresses((known) => {
      const next = new Map(known);
      if (address === undefined) next.delete(url);
      else next.set(url, address);
      return next;
    });

  useEffect(() => {
    const { current } = running;
    const wanted = list === '' ? [] : list.split('\n');
    for (const [url, fetch] of current) {
      if (wanted.includes(url) && fetch.client === client) continue;
      current.delete(url);
      fetch.end();
      put(url, undefined);
    }
    for (const url of client ? wanted : []) {
      if (!current.has(url))
        current.set(
          url,
          fetchPicture(client as PictureClient, url, (address) => put(url, address)),
        );
    }
  }, [client, list, tries]);

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const fetch of current.values()) fetch.end();
      current.clear();
    };
  }, []);

  return {
    addressOf: (url) => (!client || isLocal(url) ? url : addresses.get(url)),
    retry: (url) => {
      if (addresses.get(url) !== null) return;
      running.current.delete(url);
      put(url, undefined);
      setTries(tries + 1);
    },
  };
}

/** The browser has these pictures already. */
function isLocal(url: string): boolean {
  return url === '' || /^(blob|data):/i.test(url);
}

function fetchPicture(
  client: PictureClient,
  url: string,
  tell: (address: string | null) => void,
): Fetch {
  const ending = new AbortController();
  const { signal } = ending;
  let address: string | null = null;
  client.request<Blob>({ url, responseType: 'blob', signal }).then(
    ({ data }) => {
      if (signal.aborted) return;
      address = URL.createObjectURL(data);
      tell(address);
    },
    () => {
      if (!signal.aborted) tell(null);
    },
  );
  return {
    client,
    end: () => {
      ending.abort();
      if (address !== null) URL.revokeObjectURL(address);
    },
  };
}
