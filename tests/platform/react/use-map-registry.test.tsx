/** @module-tag long */
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { type MapHandle, useMapRegistry } from '@/platform';
import { openApp, page } from '../../helpers/open-app';

const handleOf = (scale: number) => ({ scale: () => scale }) as MapHandle;

it('createMapContext finds a map of its page while the map is mounted', async () => {
  const pageWith = (scale: number) => () => {
    const registry = useMapRegistry();
    useEffect(() => registry.register('map', handleOf(scale)), [registry]);
    return <p>{scale}</p>;
  };
  const app = await openApp({ routes: { '/': page(pageWith(11)), '/b': page(pageWith(12)) } });
  const ask = () => app.platform.createMapContext('map').getScale();
  await expect(ask()).resolves.toEqual({ scale: 11 });
  await app.go('navigate', '/b');
  await expect(ask()).resolves.toEqual({ scale: 12 });
  await app.back();
  await expect(ask()).resolves.toEqual({ scale: 11 });
  app.unmount();
  await expect(ask()).rejects.toMatchObject({
    errMsg: "createMapContext().getScale:fail there is no map 'map' on the page",
  });
});
