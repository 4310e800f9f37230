import { flush } from '../../helpers/flush';
import { hostWork, telegramApp } from '../../helpers/telegram-app';
import { getLocationIn, scanCodeIn } from '@/hosts/telegram/calls';
import { describe, expect, it } from 'vitest';

describe('[S1.2] getLocation in Telegram', () => {
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

  it('getLocation in Telegram gives the location of the phone', async () => {
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

  it('getLocation in Telegram is converted to GCJ-02 if the caller wants it', async () => {
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
      'the user has denied it before',
      { available: true, access_requested: true, access_granted: false },
      'denied',
    ],
  ])('getLocation in Telegram does not ask the user if %s', async (_name, said, code) => {
    const { located, names, answer } = start();
    await answer('location_checked', said);
    await expect(located).rejects.toMatchObject({ code });
    expect(names()).toEqual(['web_app_check_location']);
  });

  it.each([
    ['denied', { available: false }],
    ['failed', { available: true, latitude: '39', longitude: 116 }],
    ['failed', { available: true, latitude: Number.NaN, longitude: 116 }],
  ])('getLocation in Telegram fails with %s for the answer %j', async (code, said) => {
    const { located, answer } = start();
    await answer('location_checked', { available: true, access_requested: false });
    await answer('location_requested', said);
    await expect(located).rejects.toMatchObject({ code });
  });

  it('getLocation in Telegram is left to the browser if Telegram does not answer the check', async () => {
    const { located, pass } = start();
    pass(5000);
    await expect(located).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('getLocation in Telegram waits a minute more while the user answers', async () => {
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

  it('getLocation in Telegram times out if Telegram asks and never answers', async () => {
    const { located, answer, pass } = start();
    await answer('location_checked', { available: true, access_requested: false });
    pass(63_000);
    await expect(located).rejects.toMatchObject({ code: 'timeout' });
  });

  it('an aborted getLocation in Telegram rejects at once', async () => {
    const ending = new AbortController();
    const { located, answer } = start({}, ending.signal);
    await answer('location_checked', free);
    ending.abort();
    await expect(located).rejects.toMatchObject({ code: 'abort' });
  });
});

describe('[S1.2] scanCode in Telegram', () => {
  const both = { scanType: ['barCode', 'qrCode'] } as const;

  function start() {
    const app = telegramApp();
    return { ...app, scan: scanCodeIn(app.client), names: () => app.posts.map(([name]) => name) };
  }

  it('scanCode in Telegram reads a QR code and closes the scanner', async () => {
    const { scan, tell, names } = start();
    const scanned = scan(both, hostWork());
    tell('qr_text_received', { data: 'https://a.test' });
    expect(await scanned).toEqual({
      ...{ result: 'https://a.test', scanType: 'QR_CODE', charSet: 'UTF-8' },
    });
    expect(names()).toEqual(['web_app_open_scan_qr_popup', 'web_app_close_scan_qr_popup']);
  });

  it('scanCode in Telegram is cancelled if the user closes the scanner', async () => {
    const { scan, tell, names } = start();
    const scanned = scan(both, hostWork());
    tell('scan_qr_popup_closed');
    await expect(scanned).rejects.toMatchObject({ code: 'cancel' });
    expect(names()).toEqual(['web_app_open_scan_qr_popup']);
  });

  it('scanCode in Telegram is unsupported for bar codes', async () => {
    const { scan, names } = start();
    await expect(scan({ scanType: ['barCode'] }, hostWork())).rejects.toMatchObject({
      code: 'unsupported',
    });
    expect(names()).toEqual([]);
  });

  it('scanCode in Telegram is busy while the scanner is open', async () => {
    const { scan, tell } = start();
    const first = scan(both, hostWork());
    await expect(scan(both, hostWork())).rejects.toMatchObject({ code: 'busy' });
    tell('scan_qr_popup_closed');
    await expect(first).rejects.toMatchObject({ code: 'cancel' });
    const next = scan(both, hostWork());
    tell('qr_text_received', { data: 'again' });
    expect(await next).toMatchObject({ result: 'again' });
  });

  it('an aborted scanCode in Telegram closes the scanner', async () => {
    const { scan, names } = start();
    const ending = new AbortController();
    const scanned = scan(both, hostWork('scanCode', ending.signal));
    await flush();
    ending.abort();
    await expect(scanned).rejects.toMatchObject({ code: 'abort' });
    expect(names()).toEqual(['web_app_open_scan_qr_popup', 'web_app_close_scan_qr_popup']);
  });
});
