// A small app whose page asks for its data in its first effect. How it asks is the only difference.
import { useEffect, useState } from 'react';
import { createApp, defineApp, defineRoutes, type Platform, usePlatform } from 'portico';

type Stone = { readonly name: string };

export function start(fetchStone: (platform: Platform, url: string) => Promise<Stone>) {
  function Page() {
    const platform = usePlatform();
    const [stone, setStone] = useState<Stone | null>(null);
    useEffect(() => {
      performance.mark('effect');
      fetchStone(platform, '/stone.json').then(setStone);
    }, [platform]);
    useEffect(() => {
      if (stone) performance.mark('data');
    }, [stone]);
    return <p>{stone?.name}</p>;
  }

  const routes = defineRoutes({ '/': { title: 'Stone', load: async () => ({ default: Page }) } });
  const root = document.getElementById('root');
  if (root) createApp(defineApp({ routes })).mount(root);
}
