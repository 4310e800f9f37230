import { commands } from 'vitest/browser';

/** The address of a stream of unkind-streams.ts, and the requests that came for it, without preflights. */
export async function streamPlace(name: string) {
  const { streams } = await commands.unkindServers();
  const path = `/${name}/${name}-${Math.random()}`;
  const requests = async () => {
    const all = await commands.unkindRequests(path.slice(name.length + 2));
    return all.filter((entry) => !entry.startsWith('OPTIONS'));
  };
  return { origin: streams, path, url: `${streams}${path}`, requests };
}

export async function collect<T>(parts: AsyncIterable<T>, most = Infinity): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) {
    all.push(part);
    if (all.length >= most) break;
  }
  return all;
}
