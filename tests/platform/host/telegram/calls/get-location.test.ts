import { describe, expect, it } from 'vitest';
import { getLocationIn } from '@/platform/host/telegram/calls';
import { flush } from '../../../../helpers/flush';
import { hostWork, telegramApp } from '../../../../helpers/telegram-app';

function start(params: { readonly type?: 'wgs84' | 'gcj02' } = {}, signal?: AbortSignal) {
  const app = telegramApp();
  const asked = { type: 'wgs84', timeout: 3000, ...params } as const;
  const located = getLocationIn(app.client)(asked, hostWork('getLocation', signal));
  located.catch(() => {});
  const names = () => app.posts.map(([name]) => name);
  const answer = async (event: string, data: unknown) => {
    app.tell(event, data);
    await flush();
  };
  return { ...app, located, names, answer };
}

const free = { available: true, access_requested: true, access_granted: true };
const place = { available: true, latitude: 39.908692, longitude: 116.397477 };

describe("[S1.2] Telegram's location", () => {
  it('is what the phone says', async () => {
    const { located, names, answer } = start();
    await answer('location_checked', free);
    await answer('location_requested', {
      ...place,
      ...{ horizontal_accuracy: 12, altitude: 40.5, vertical_accuracy: null, speed: 1.5 },
    });
    expect(await located).toEqual({
      ...{ latitude: 39.908692, longitude: 116.397477, coordinates: 'wgs84' },
      ...{ accuracy: 12, horizontalAccuracy: 12, altitude: 40.5 },
      ...{ verticalAccuracy: null, speed: 1.5 },
    });
    expect(names()).toEqual(['web_app_check_location', 'web_app_request_location']);
  });

  it('is shifted for maps of mainland China', async () => {
    const { located, answer } = start({ type: 'gcj02' });
    await answer('location_checked', free);
    await answer('location_requested', place);
    const { latitude, longitude, coordinates, accuracy } = await located;
    expect(latitude).toBeCloseTo(39.9100956, 5);
    expect(longitude).toBeCloseTo(116.4037206, 5);
    expect([coordinates, accuracy]).toEqual(['gcj02', 0]);
  });

  it.each([
    ['the phone has none', { available: false }, 'unsupported'],
    ['the answer is nonsense', 'x', 'unsupported'],
    [
      'the visitor has denied it before',
      { available: true, access_requested: true, access_granted: false },
      'denied',
    ],
  ])('is not asked for when %s', async (_name, said, code) => {
    const { located, names, answer } = start();
    await answer('location_checked', said);
    await expect(located).rejects.toMatchObject({ code });
    expect(names()).toEqual(['web_app_check_location']);
  });

  it.each([
    ['denied', { available: false }],
    ['failed', { available: true, latitude: '39', longitude: 116 }],
    ['failed', { available: true, latitude: Number.NaN, longitude: 116 }],
  ])('fails with %s for %j', async (code, said) => {
    const { located, answer } = start();
    await answer('location_checked', { available: true, access_requested: false });
    await answer('location_requested', said);
    await expect(located).rejects.toMatchObject({ code });
  });

  it('is left to the web when Telegram says nothing', async () => {
    const { located, pass } = start();
    pass(5000);
    await expect(located).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('takes a minute longer while the visitor is asked', async () => {
    const granted = start();
    await granted.answer('location_checked', free);
    granted.pass(3000);
    await expect(granted.located).rejects.toMatchObject({ code: 'timeout' });

    const asked = start();
    await asked.answer('location_checked', { available: true, access_requested: false });
    asked.pass(60_000);
    await asked.answer('location_requested', place);
    expect(await asked.located).toMatchObject({ latitude: 39.908692 });
  });

  it('fails in time where Telegram asks and never tells', async () => {
    const { located, answer, pass } = start();
    await answer('location_checked', { available: true, access_requested: false });
    pass(63_000);
    await expect(located).rejects.toMatchObject({ code: 'timeout' });
  });

  it('ends with those who wait for it', async () => {
    const ending = new AbortController();
    const { located, answer } = start({}, ending.signal);
    await answer('location_checked', free);
    ending.abort();
    await expect(located).rejects.toMatchObject({ code: 'abort' });
  });
});
