import type { HostOs } from '../profiles';

export type Media = {
  /** The visitor picks so many; the ids of what was picked. */
  readonly pick: (count: number) => readonly string[];
  readonly setPictures: (pictures: readonly Uint8Array[]) => void;
  readonly read: (localId: string) => Uint8Array | undefined;
  readonly upload: (localId: string) => string | undefined;
  readonly download: (serverId: string) => string | undefined;
  readonly addVoice: () => string;
};

/** Ids look like those of the system, so that nobody takes one for an address. */
const idFor: Readonly<Record<HostOs, (number: number) => string>> = {
  ios: (number) => `wxLocalResource://imageid${1_000_000 + number}`,
  android: (number) => `weixin://resourceid/${1_000_000 + number}`,
  harmony: (number) => `weixin://resourceid/${1_000_000 + number}`,
  windows: (number) => `weixin://resourceid/${1_000_000 + number}`,
  mac: (number) => `weixin://resourceid/${1_000_000 + number}`,
};

/** An <img> gives its scheme back in lower case. */
const keyOf = (localId: string) => localId.toLowerCase();

/** What lies on the phone and on the host's servers. */
export function createMedia(os: HostOs, pictures: readonly Uint8Array[]): Media {
  const local = new Map<string, Uint8Array>();
  const onServer = new Map<string, Uint8Array>();
  let album = pictures;
  let count = 0;
  const keep = (bytes: Uint8Array) => {
    count += 1;
    const id = idFor[os](count);
    local.set(keyOf(id), bytes);
    return id;
  };
  return {
    pick: (most) => album.slice(0, most).map(keep),
    setPictures: (next) => {
      album = next;
    },
    read: (localId) => local.get(keyOf(localId)),
    upload: (localId) => {
      const bytes = local.get(keyOf(localId));
      if (!bytes) return undefined;
      count += 1;
      const serverId = `server-${count}`;
      onServer.set(serverId, bytes);
      return serverId;
    },
    download: (serverId) => {
      const bytes = onServer.get(serverId);
      return bytes && keep(bytes);
    },
    addVoice: () => keep(new Uint8Array()),
  };
}
