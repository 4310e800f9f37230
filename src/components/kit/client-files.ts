import { useEffect, useRef, useState } from 'react';
import type { Client } from '@/platform';

/** The part of a client that fetches pictures. */
export type PictureClient = Pick<Client, 'request'>;

/** The part of a client that fetches videos and their posters. */
export type VideoClient = PictureClient & Pick<Client, 'downloadFile'>;

/** An address for an element. Undefined while the file is fetched, null if it cannot be fetched. */
type Address = string | null | undefined;

type FetchFile<C> = (client: C, url: string, signal: AbortSignal) => Promise<Blob>;

const fetchPicture: FetchFile<PictureClient> = async (client, url, signal) =>
  (await client.request<Blob>({ url, responseType: 'blob', signal })).data;

/** A download has the time-out of transfers, and continues after a lost connection. */
export const fetchVideo: FetchFile<VideoClient> = async (client, url, signal) => {
  const { file, revoke } = await client.downloadFile({ url, signal });
  revoke();
  return file;
};

type Fetch = { readonly client: unknown; end(): void };

/** Fetches pictures with the token of a client. */
export const useClientPictures = (client: PictureClient | undefined, urls: readonly string[]) =>
  useClientFiles(client, urls, fetchPicture);

/**
 * Fetches files with the token of a client, because an element of the page sends none. Returns a function that tells the
 * address of each file. Without a client, and for blob: and data: addresses, that is the address itself.
 */
export function useClientFiles<C>(
  client: C | undefined,
  urls: readonly string[],
  fetchFile: FetchFile<C>,
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
    if (client === undefined) return;
    for (const url of wanted) {
      if (current.has(url)) continue;
      current.set(
        url,
        fetchBy(client, url, fetchFile, (address) => put(url, address)),
      );
    }
  }, [client, list, tries, fetchFile]);

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

/** The browser has these files already. */
function isLocal(url: string): boolean {
  return url === '' || /^(blob|data):/i.test(url);
}

function fetchBy<C>(
  client: C,
  url: string,
  fetchFile: FetchFile<C>,
  tell: (address: string | null) => void,
): Fetch {
  const ending = new AbortController();
  const { signal } = ending;
  let address: string | null = null;
  fetchFile(client, url, signal).then(
    (file) => {
      if (signal.aborted) return;
      address = URL.createObjectURL(file);
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
