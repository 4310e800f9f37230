import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapView } from '@/components/map';
import type { MapProvider } from '@/platform';
import type { ErrorOrigin } from '@/shared/errors';
import { ReportContext } from '@/shared/contexts';
import { find, named } from './driver';
import { habits, mapCallbacks, mistake } from './habits';
import { openApp, page } from '../../helpers/open-app';
import '@/components/kit/tokens.css';

const noPlaces = async () => ({ places: [], hasMore: false });

const provider: MapProvider = {
  coordinates: 'wgs84',
  attribution: [{ text: 'Quarry maps' }],
  needsKey: false,
  tiles: async () => ({ kind: 'drawn', draw: (pen) => pen.fillRect(0, 0, 9, 9) }),
  nearby: noPlaces,
  search: noPlaces,
  reverse: async () => null,
};

const place = { latitude: 48.85, longitude: 2.35 };
const position = { left: 10, top: 10, width: 90, height: 44 };

it.each(Object.entries(habits))('each callback of a map %s', async (habit, run) => {
  const calls: string[] = [];
  const reported: [error: unknown, source: ErrorOrigin['source'] | undefined][] = [];
  const told = Object.fromEntries(
    mapCallbacks.map((name) => [
      name,
      () => {
        calls.push(name);
        return run(undefined);
      },
    ]),
  );
  function Home() {
    return (
      <ReportContext value={(error, origin) => reported.push([error, origin?.source])}>
        <div style={{ height: 400 }}>
          <MapView
            label="City"
            {...place}
            markers={[{ id: 1, title: 'Stone', ...place, callout: { content: 'Callout' } }]}
            controls={[{ id: 'home', label: 'Home', position }]}
            showZoom
            {...told}
          />
        </div>
      </ReportContext>
    );
  }
  await openApp({ routes: { '/': page(Home) }, map: { provider }, strict: false });
  const seen = async (name: string) => {
    await expect.poll(() => calls, { timeout: 3000 }).toContain(name);
  };
  await seen('onReady');
  for (const part of ['[title="Stone"]', '.leaflet-container']) fireEvent.click(await find(part));
  for (const name of ['Callout', 'Home', 'Zoom in']) fireEvent.click(await named(name));
  for (const name of mapCallbacks) await seen(name);
  const isMistake = habit === 'throws' || habit === 'rejects';
  await expect.poll(() => reported.length).toBe(isMistake ? calls.length : 0);
  for (const one of reported) expect(one).toEqual([mistake, 'callback']);
  expect(document.querySelector('.leaflet-container')).not.toBeNull();
});
