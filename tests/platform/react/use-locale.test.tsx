import { act, cleanup, render, screen } from '@testing-library/react';
import { KitProvider, useLocale } from 'portico/components';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ar } from '@/shared/messages/ar';
import { openApp, page } from '../../helpers/open-app';

afterEach(cleanup);

function Language({ id = 'language' }: { id?: string }) {
  const { locale, direction } = useLocale();
  return <p data-testid={id}>{`${locale} ${direction}`}</p>;
}

const shown = (id = 'language') => screen.getByTestId(id).textContent;

describe('useLocale', () => {
  it('gives the language of the app and its direction, and follows setLocale', async () => {
    const app = await openApp({ locale: 'fr', routes: { '/': page(Language) } });
    expect(shown()).toBe('fr ltr');
    await act(() => app.platform.setLocale('ar'));
    expect(shown()).toBe('ar rtl');
  });

  it('gives the language of the nearest KitProvider that sets one', async () => {
    const Page = () => (
      <>
        <Language id="app" />
        <KitProvider locale={ar}>
          <KitProvider theme="dark">
            <Language id="inner" />
          </KitProvider>
        </KitProvider>
      </>
    );
    await openApp({ locale: 'de', routes: { '/': page(Page) } });
    expect(shown('app')).toBe('de ltr');
    expect(shown('inner')).toBe('ar rtl');
  });

  it('is English without an app and a provider, and works on a server', () => {
    render(<Language />);
    expect(shown()).toBe('en ltr');
    expect(
      renderToString(
        <KitProvider locale={ar}>
          <Language />
        </KitProvider>,
      ),
    ).toContain('ar rtl');
  });

  it('gives the same object while the language is the same', () => {
    const seen = new Set<unknown>();
    const Logged = ({ name }: { name: string }) => {
      seen.add(useLocale());
      return name;
    };
    const { rerender } = render(<Logged name="first" />);
    rerender(<Logged name="second" />);
    expect(seen.size).toBe(1);
  });
});
