import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OverlayHost } from '@/app/overlays/overlay-host';
import { createEnv, PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import type { Locale } from '@/shared/messages';
import '@/components/kit/tokens.css';
import { fakePlatform } from '../../helpers/fake-platform';

afterEach(cleanup);

function open(locale: Locale = 'en') {
  const fake = fakePlatform({ locale });
  const context = { ...fake.context, env: createEnv(window) };
  const platform = createPlatform(context, {} as Navigator);
  render(
    <StrictMode>
      <PlatformProvider platform={platform} context={context}>
        <OverlayHost />
      </PlatformProvider>
    </StrictMode>,
  );
  return { ...fake, platform };
}

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 15_000 }));
const untilClosed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());

describe('showModal', () => {
  it('resolves with the button that the user taps', async () => {
    const { platform, layers } = open();
    const first = platform.showModal({ title: 'Sure?', content: 'Think.' });
    await press('OK');
    expect(await first).toEqual({ confirm: true, cancel: false });
    await untilClosed();
    const second = platform.showModal({ title: 'Sure?' });
    await press('Cancel');
    expect(await second).toEqual({ confirm: false, cancel: true });
    expect(layers()).toBe(0);
  });

  it('is confirmed by Enter and cancelled by Escape and by Back', async () => {
    const { platform, back } = open();
    const enter = platform.showModal({ title: 'Sure?' });
    await screen.findByRole('dialog', { name: 'Sure?' });
    await userEvent.keyboard('{Enter}');
    expect(await enter).toEqual({ confirm: true, cancel: false });
    await untilClosed();
    const escape = platform.showModal({ title: 'Sure?' });
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(await escape).toEqual({ confirm: false, cancel: true });
    await untilClosed();
    const dismissed = platform.showModal({ title: 'Sure?' });
    await screen.findByRole('dialog');
    back();
    expect(await dismissed).toEqual({ confirm: false, cancel: true });
    await untilClosed();
  });

  it('resolves with the text that the user types', { tags: 'long' }, async () => {
    const { platform } = open();
    const name = platform.showModal({ title: 'Name', content: 'Ann', editable: true });
    const field = await screen.findByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(field);
    await userEvent.fill(field, 'Ben\nand Eve');
    await press('OK');
    expect(await name).toEqual({ confirm: true, cancel: false, content: 'Ben\nand Eve' });
  });

  it('has one button with its own text if showCancel is false', { tags: 'long' }, async () => {
    const { platform } = open();
    const answer = platform.showModal({ content: 'Done', showCancel: false, confirmText: 'Fine' });
    await screen.findByRole('dialog', { name: 'Message' });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Fine']);
    await press('Fine');
    expect(await answer).toEqual({ confirm: true, cancel: false });
  });

  it('has its buttons in the language of the app', { tags: 'long' }, async () => {
    const { platform } = open('ar');
    const answer = platform.showModal({ title: 'x' });
    await press('موافق');
    expect(await answer).toEqual({ confirm: true, cancel: false });
  });

  it('returns the focus to the page after two modals in a row', {
    tags: 'long',
  }, async () => {
    const { platform } = open();
    const home = document.createElement('button');
    document.body.append(home);
    home.focus();
    const chain = platform
      .showModal({ title: 'First' })
      .then(() => platform.showModal({ title: 'Second' }));
    await press('OK');
    await screen.findByRole('dialog', { name: 'Second' });
    await press('OK');
    await chain;
    await untilClosed();
    expect(document.activeElement).toBe(home);
    home.remove();
  });
});

describe('showActionSheet', () => {
  it('resolves with the choice, or rejects with cancel', async () => {
    const { platform } = open();
    const choice = platform.showActionSheet({ itemList: ['Red', 'Blue'], title: 'Colour' });
    await press('Blue');
    expect(await choice).toEqual({ tapIndex: 1 });
    await untilClosed();
    const none = platform.showActionSheet({ itemList: ['Red'] });
    none.catch(() => {});
    await press('Cancel');
    await expect(none).rejects.toMatchObject({ code: 'cancel' });
  });
});

describe('showToast', () => {
  const statusText = () => screen.getByRole('status').textContent;

  it('[S9.4] shows a toast for 1500 ms', async () => {
    const { platform } = open();
    await platform.showLoading();
    await waitFor(() => expect(statusText()).toBe('Loading'));
    await platform.hideLoading();
    const timers = vi.spyOn(window, 'setTimeout');
    await platform.showToast({ title: 'Saved' });
    const shownAt = performance.now();
    await waitFor(() => expect(statusText()).toBe('Saved'));
    await waitFor(() => expect(statusText()).toBe(''));
    const duration = performance.now() - shownAt;
    expect(duration).toBeGreaterThan(1450);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(1500);
    timers.mockRestore();
  });

  it('covers the loading indicator, which appears again afterwards', { tags: 'long' }, async () => {
    const { platform } = open();
    await platform.showLoading({ title: 'Sending' });
    await waitFor(() => expect(statusText()).toBe('Sending'));
    await platform.showToast({ title: 'Half done', duration: 100 });
    await waitFor(() => expect(statusText()).toBe('Half done'));
    await waitFor(() => expect(statusText()).toBe('Sending'));
    await platform.hideLoading();
    await waitFor(() => expect(statusText()).toBe(''));
  });

  it('is announced above an open dialog', async () => {
    const { platform } = open();
    const answer = platform.showModal({ title: 'Sure?' });
    await screen.findByRole('dialog');
    await platform.showToast({ title: 'Copied' });
    await waitFor(() => expect(statusText()).toBe('Copied'));
    expect(screen.getByRole('status').closest('[inert]')).toBeNull();
    await press('OK');
    await answer;
  });
});

describe('showNotify', () => {
  it('[S9.23] shows a banner for 3000 ms, and a tap closes it', {
    tags: 'long',
  }, async () => {
    const { platform } = open();
    const tapped: string[] = [];
    const banner = () =>
      screen.queryAllByRole('status').find(({ textContent }) => textContent === 'Back online');
    const timers = vi.spyOn(window, 'setTimeout');
    await platform.showNotify({ message: 'Back online' });
    const shownAt = performance.now();
    await waitFor(() => expect(banner()).toBeTruthy());
    await waitFor(() => expect(banner()).toBeUndefined(), { timeout: 15_000 });
    const duration = performance.now() - shownAt;
    expect(duration).toBeGreaterThan(2950);
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(3000);
    timers.mockRestore();
    await platform.showNotify({
      message: 'New version',
      duration: 0,
      onTap: () => tapped.push('tapped'),
    });
    await press('New version');
    expect(tapped).toEqual(['tapped']);
    await waitFor(() => expect(screen.queryByText('New version')).toBeNull());
  });
});

describe('previewImage', () => {
  const urls = ['/one.png', '/two.png'];

  it('resolves when the preview is shown, and Back closes the preview before the page', async () => {
    const { platform, back, layers } = open();
    await platform.previewImage({ urls, current: 1, alts: ['One', 'Two'] });
    await screen.findByRole('dialog', { name: 'Picture 2 of 2' });
    expect(layers()).toBe(1);
    back();
    await untilClosed();
    expect(layers()).toBe(0);
    await expect(platform.closePreviewImage()).rejects.toMatchObject({ code: 'failed' });
  });

  it('uses the language of the app, and closes with closePreviewImage', async () => {
    const { platform, layers } = open('zh-Hans');
    await platform.previewImage({ urls });
    await screen.findByRole('button', { name: '关闭' });
    await platform.closePreviewImage();
    await untilClosed();
    expect(layers()).toBe(0);
  });

  it('is replaced by the next preview, and closes when its page closes', async () => {
    const { platform, leave } = open();
    await platform.previewImage({ urls });
    await platform.previewImage({ urls: ['/three.png'] });
    await screen.findByRole('dialog', { name: 'Picture 1 of 1' });
    leave();
    await untilClosed();
    const early = platform.previewImage({ urls });
    await waitFor(() => expect(platform.closePreviewImage()).resolves.toBeUndefined());
    await Promise.allSettled([early]);
    await untilClosed();
  });

  it('saves the current picture as a file', { tags: 'long' }, async () => {
    const { platform } = open();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await platform.previewImage({ urls: ['/one.png', '/pictures/arch.svg'], current: 1 });
    await press('Save picture');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.contexts[0]).toHaveProperty('download', 'arch.svg');
    saved.mockRestore();
    await platform.closePreviewImage();
    await untilClosed();
  });

  it('[S8.7] shows a toast if the picture cannot be saved', { tags: 'long' }, async () => {
    const { platform } = open();
    await platform.previewImage({ urls: ['/api/status/404'] });
    await press('Save picture');
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect(alerts()).toContain('Save failed'));
    await platform.closePreviewImage();
    await untilClosed();
  });
});
