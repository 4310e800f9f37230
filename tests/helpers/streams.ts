import { commands } from 'vitest/browser';

/** The address of a stream of unkind-streams.ts, and the requests that came for it, without preflights. */
export async function streamPlace(name: string) {
  const { streams } = await commands.unkindServers();
  const path = `/${name}/${name}-${Math.random()}`;
  const key = path.slice(name.length + 2);
  /** The server breaks the connection of `cut` and of `brokenLines` after that. */
  const firstIsRead = () => commands.unkindFirstIsRead(key);
  const requests = async () => {
    const all = await commands.unkindRequests(key);
    return all.filter((entry) => !entry.startsWith('OPTIONS'));
  };
  return { origin: streams, path, url: `${streams}${path}`, requests, firstIsRead };
}

export async function collect<T>(
  parts: AsyncIterable<T>,
  most = Infinity,
  onFirst?: () => unknown,
): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) {
    all.push(part);
    if (all.length === 1) await onFirst?.();
    if (all.length >= most) break;
  }
  return all;
}
