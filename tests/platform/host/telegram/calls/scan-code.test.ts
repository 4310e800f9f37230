import { describe, expect, it } from 'vitest';
import { scanCodeIn } from '@/platform/host/telegram/calls';
import { flush } from '../../../../helpers/flush';
import { hostWork, telegramApp } from '../../../../helpers/telegram-app';

const both = { scanType: ['barCode', 'qrCode'] } as const;

function start() {
  const app = telegramApp();
  return { ...app, scan: scanCodeIn(app.client), names: () => app.posts.map(([name]) => name) };
}

describe("[S1.2] Telegram's scanner", () => {
  it('gives the text of a QR code, and is closed then', async () => {
    const { scan, tell, names } = start();
    const scanned = scan(both, hostWork());
    tell('qr_text_received', { data: 'https://a.test' });
    expect(await scanned).toEqual({
      ...{ result: 'https://a.test', scanType: 'QR_CODE', charSet: 'UTF-8' },
    });
    expect(names()).toEqual(['web_app_open_scan_qr_popup', 'web_app_close_scan_qr_popup']);
  });

  it('closed by the visitor is a cancel', async () => {
    const { scan, tell, names } = start();
    const scanned = scan(both, hostWork());
    tell('scan_qr_popup_closed');
    await expect(scanned).rejects.toMatchObject({ code: 'cancel' });
    expect(names()).toEqual(['web_app_open_scan_qr_popup']);
  });

  it('reads no bars: those are left to the web', async () => {
    const { scan, names } = start();
    await expect(scan({ scanType: ['barCode'] }, hostWork())).rejects.toMatchObject({
      code: 'unsupported',
    });
    expect(names()).toEqual([]);
  });

  it('is there once', async () => {
    const { scan, tell } = start();
    const first = scan(both, hostWork());
    await expect(scan(both, hostWork())).rejects.toMatchObject({ code: 'busy' });
    tell('scan_qr_popup_closed');
    await expect(first).rejects.toMatchObject({ code: 'cancel' });
    const next = scan(both, hostWork());
    tell('qr_text_received', { data: 'again' });
    expect(await next).toMatchObject({ result: 'again' });
  });

  it('goes with those who do not wait', async () => {
    const { scan, names } = start();
    const ending = new AbortController();
    const scanned = scan(both, hostWork('scanCode', ending.signal));
    await flush();
    ending.abort();
    await expect(scanned).rejects.toMatchObject({ code: 'abort' });
    expect(names()).toEqual(['web_app_open_scan_qr_popup', 'web_app_close_scan_qr_popup']);
  });
});
