import { cleanup, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OverlayHost } from '@/app/overlays/overlay-host';
import { createEnv, type GuideReason, PlatformProvider } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { askOverlay } from '@/platform/feedback/open-overlay';
import type { Navigator } from '@/router';
import type { Locale } from '@/shared/messages';
import '@/components/kit/tokens.css';
import { fakePlatform } from '../../helpers/fake-platform';

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
  delete document.documentElement.dataset.theme;
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

const url = 'https://shop.test/stone/12';

type Options = {
  readonly href?: string;
  readonly isMenuAbove?: boolean;
  readonly locale?: Locale;
};

function open(reason: GuideReason, { href, isMenuAbove = true, locale = 'en' }: Options = {}) {
  const fake = fakePlatform({ env: createEnv(window), locale });
  const platform = createPlatform(fake.context, {} as Navigator);
  render(
    <StrictMode>
      <PlatformProvider platform={platform} context={fake.context}>
        <OverlayHost />
      </PlatformProvider>
    </StrictMode>,
  );
  const onShown = vi.fn();
  const props = { reason, url, href: href ?? null, isMenuAbove, onShown };
  const { signal } = new AbortController();
  const closed = askOverlay(fake.context, 'guide', props, { signal });
  return { ...fake, onShown, closed };
}

const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 });
const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const untilClosed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());

describe('[S1.2] the guide', () => {
  it('for sharing shows the steps in the menu and calls onShown', async () => {
    const { onShown, closed } = open('share');
    await dialog('Share this page');
    await waitFor(() => expect(onShown).toHaveBeenCalled());
    expect(steps()).toEqual(['Open the menu in the top right corner', '2Choose who gets it']);
    await press('Got it');
    expect(await closed).toBeNull();
    await untilClosed();
  });

  it('closes on Back and on Escape', async () => {
    const first = open('share');
    await dialog('Share this page');
    first.back();
    await first.closed;
    await untilClosed();
    cleanup();
    const second = open('share');
    await dialog('Share this page');
    await userEvent.keyboard('{Escape}');
    await second.closed;
    expect(second.layers()).toBe(0);
  });

  it('for opening the browser shows the URL, and a link if there is one for that browser', async () => {
    open('open-in-browser', { isMenuAbove: false, href: `x-safari-${url}` });
    await dialog('Open in your browser');
    expect(steps()).toEqual([
      '1Open the menu of this app',
      '2Choose to open the page in a browser',
    ]);
    expect(screen.getByText(url)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open in browser' });
    expect(link.getAttribute('href')).toBe('x-safari-https://shop.test/stone/12');
  });

  it('copies the link when the user taps the button, and confirms it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open('copy-link', { isMenuAbove: false });
    await dialog('Copy the link');
    expect(steps()).toEqual([]);
    await press('Copy link');
    expect(write).toHaveBeenCalledWith(url);
    await screen.findByText('Content copied');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('explains how to copy by hand if the browser refuses to copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    open('open-in-browser');
    await dialog('Open in your browser');
    await press('Copy link');
    await screen.findByText('Press and hold the link to copy it');
    const link = screen.getByText(url);
    expect(getComputedStyle(link).userSelect).toBe('all');
    expect(link.getAttribute('dir')).toBe('ltr');
  });

  it('is in the user’s language', async () => {
    open('share', { locale: 'zh-Hans' });
    await dialog('分享此页面');
    expect(steps()).toEqual(['点击右上角的菜单', '2选择要分享给谁']);
  });

  it('is described by its steps, and a tap on its title closes it, but not a tap on the link', async () => {
    const { closed, layers } = open('open-in-browser');
    const guide = await dialog('Open in your browser');
    const described = document.getElementById(guide.getAttribute('aria-describedby') ?? '');
    expect(described?.tagName).toBe('OL');
    await userEvent.click(screen.getByText(url));
    expect(layers()).toBe(1);
    await userEvent.click(screen.getByRole('heading', { name: 'Open in your browser' }));
    await closed;
    await untilClosed();
  });

  it.each(['ltr', 'rtl'])('points to the top right corner in a page with dir="%s"', async (dir) => {
    document.documentElement.dir = dir;
    open('share');
    const arrow = (await dialog('Share this page')).querySelector('svg') as SVGElement;
    const { left, right, top } = arrow.getBoundingClientRect();
    expect((left + right) / 2).toBeGreaterThan(innerWidth * 0.75);
    expect(top).toBeLessThan(40);
  });

  it.each([
    [390, 844],
    [320, 568],
    [844, 390],
  ])('fits into a screen of %i x %i', async (width, height) => {
    await page.viewport(width, height);
    open('share');
    await dialog('Share this page');
    for (const step of screen.getAllByRole('listitem')) expect(isInView(step)).toBe(true);
    expect(isInView(screen.getByRole('button', { name: 'Got it' }))).toBe(true);
  });

  it.each(['light', 'dark'])('axe finds nothing in it in the %s theme', async (theme) => {
    document.documentElement.dataset.theme = theme;
    open('open-in-browser', { href: `x-safari-${url}` });
    const guide = await dialog('Open in your browser');
    await waitFor(() => expect(guide.parentElement?.dataset.state).toBe('open'));
    const { violations } = await axe.run(guide);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('scrolls when large text does not fit, and cuts nothing off', async () => {
    await page.viewport(320, 568);
    document.documentElement.style.fontSize = '32px';
    open('open-in-browser');
    const root = (await dialog('Open in your browser')).firstElementChild as HTMLElement;
    const button = screen.getByRole('button', { name: 'Got it' });
    button.scrollIntoView();
    expect(isInView(button)).toBe(true);
    expect(root.scrollWidth).toBe(root.clientWidth);
  });
});

function isInView(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}
