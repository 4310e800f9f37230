import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocaleChoice, useTheme, useThemeChoice } from 'portico';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createPlatform, PlatformProvider } from '@/platform';
import type { Navigator } from '@/router';
import { blockedStorage } from '../../helpers/blocked-storage';
import { fakePlatform } from '../../helpers/fake-platform';
import { openApp, page } from '../../helpers/open-app';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
});

function Choices() {
  const theme = useThemeChoice();
  const locale = useLocaleChoice();
  return <p data-testid="choices">{`${theme} ${locale}`}</p>;
}

function Shown() {
  return (
    <>
      <Choices />
      <p data-testid="theme">{useTheme()}</p>
    </>
  );
}

const routes = { '/': page(Shown) };
const shown = () => screen.getByTestId('choices').textContent;

describe('useThemeChoice', () => {
  it('differs from the shown theme when the user has chosen nothing', async () => {
    await openApp({ routes, theme: 'dark' });
    expect(shown()).toBe('auto auto');
    expect(screen.getByTestId('theme').textContent).toBe('dark');
  });

  it('follows setTheme, also where the shown theme stays the same', async () => {
    const app = await openApp({ routes, theme: 'dark' });
    await act(() => app.platform.setTheme('dark'));
    expect(shown()).toBe('dark auto');
    await act(() => app.platform.setTheme('auto'));
    expect(shown()).toBe('auto auto');
  });
});

describe('useLocaleChoice', () => {
  it('follows setLocale: the language that the app uses, or auto', async () => {
    const app = await openApp({ routes, locale: 'de' });
    await act(() => app.platform.setLocale('zh_TW'));
    expect(shown()).toBe('auto zh-Hant');
    await act(() => app.platform.setLocale('auto'));
    expect(shown()).toBe('auto auto');
  });
});

describe('the hooks of the choices', () => {
  it('give the stored choices after a reload', async () => {
    const app = await openApp({ routes });
    await act(async () => {
      await app.platform.setTheme('light');
      await app.platform.setLocale('ko');
    });
    await app.reload();
    expect(shown()).toBe('light ko');
  });

  it('know a choice of this document also where the browser blocks storage', async () => {
    const { env } = fakePlatform().context;
    const { context } = fakePlatform({ env: { ...env, storage: blockedStorage.blocked } });
    const platform = createPlatform(context, {} as Navigator);
    render(
      <PlatformProvider platform={platform} context={context}>
        <Choices />
      </PlatformProvider>,
    );
    expect(shown()).toBe('auto auto');
    await act(() => platform.setTheme('dark'));
    expect(shown()).toBe('dark auto');
  });

  it('a server knows no choice', () => {
    const { context } = fakePlatform();
    const html = renderToString(
      <PlatformProvider platform={createPlatform(context, {} as Navigator)} context={context}>
        <Choices />
      </PlatformProvider>,
    );
    expect(html).toContain('auto auto');
  });
});
