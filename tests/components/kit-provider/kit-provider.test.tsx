import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/button';
import { Calendar } from '@/components/calendar';
import { Cell } from '@/components/cell';
import { Checkbox } from '@/components/checkbox';
import { ConfirmDialog } from '@/components/dialog';
import { KitContext, type KitIconName } from '@/components/kit/kit-context';
import { KitProvider, type KitProviderProps, Theme } from '@/components/kit-provider';
import { Input } from '@/components/input';
import { Pagination } from '@/components/pagination';
import { SearchBar } from '@/components/search-bar';
import { Stepper } from '@/components/stepper';
import { Tag } from '@/components/tag';
import { Popup } from '@/components/popup';
import { useWords } from '@/platform';
import { type Navigator, NavigatorContext } from '@/router';

// Layers are removed after their exit transition.
afterEach(async () => {
  cleanup();
  await vi.waitUntil(() => document.body.childElementCount === 0);
});

const ask = (settings: KitProviderProps) => (
  <KitProvider {...settings}>
    <ConfirmDialog open title="Delete?" onOpenChange={() => {}} />
  </KitProvider>
);

const layerOf = (element: HTMLElement) => {
  const layer = element.closest<HTMLElement>('[data-portico-layer]');
  if (!layer) throw new Error('the dialog is in no layer');
  return layer;
};

describe('KitProvider', () => {
  it('gives components the texts of its locale, and follows a change of the locale', async () => {
    const { rerender } = render(ask({ locale: 'de' }));
    expect(await screen.findByRole('button', { name: 'Abbrechen' })).toBeVisible();
    rerender(ask({ locale: 'fr' }));
    expect(await screen.findByRole('button', { name: 'Annuler' })).toBeVisible();
    rerender(ask({ locale: 'en' }));
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  it('replaces a text of the kit', async () => {
    render(ask({ locale: 'en', messages: { en: { 'portico.ok': 'Got it' } } }));
    expect(await screen.findByRole('button', { name: 'Got it' })).toBeVisible();
  });

  it('sets the language and the direction of the page and of overlays', async () => {
    render(
      <KitProvider locale="ar">
        <Button>Save</Button>
        <Popup open label="Sheet" />
      </KitProvider>,
    );
    const button = screen.getByText('Save');
    expect(button.closest('[lang]')?.getAttribute('lang')).toBe('ar');
    expect(getComputedStyle(button).direction).toBe('rtl');
    const sheet = await screen.findByRole('dialog');
    expect(layerOf(sheet).lang).toBe('ar');
    expect(getComputedStyle(sheet).direction).toBe('rtl');
  });

  it('the outermost provider sets the theme of the document, and removes it when it unmounts', () => {
    const { theme } = document.documentElement.dataset;
    expect(theme).toBeUndefined();
    const { unmount } = render(
      <KitProvider theme="dark">
        <KitProvider theme="light">
          <p>One</p>
        </KitProvider>
      </KitProvider>,
    );
    expect(document.documentElement.dataset.theme).toBe('dark');
    unmount();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('does not change the theme of an app, which the user chooses', () => {
    const { unmount } = render(
      <NavigatorContext value={{} as Navigator}>
        <KitProvider theme="dark" />
      </NavigatorContext>,
    );
    expect(document.documentElement.dataset.theme).toBeUndefined();
    unmount();
  });

  it('adds no box to the layout', () => {
    const { container } = render(
      <KitProvider locale="en">
        <p>One</p>
      </KitProvider>,
    );
    expect(getComputedStyle(container.firstElementChild!).display).toBe('contents');
  });

  it('an inner provider inherits what it does not set', () => {
    render(
      <KitProvider locale="ar" brand="#6d28d9">
        <KitProvider theme="dark">
          <p>One</p>
        </KitProvider>
      </KitProvider>,
    );
    const inner = screen.getByText('One').parentElement!;
    expect(inner.lang).toBe('ar');
    expect(inner.dir).toBe('rtl');
    expect(inner.dataset.porticoTheme).toBe('dark');
    expect(getComputedStyle(inner).getPropertyValue('--portico-accent').trim()).toBe('#9d80f6');
  });

  it.each<[KitIconName, ReactElement]>([
    ['back', <Pagination key="" label="Orders" pageCount={3} />],
    ['check', <Checkbox key="" label="Milk" defaultChecked />],
    ['chevron', <Calendar key="" label="Day" minDate="2020-01-01" maxDate="2026-12-31" />],
    ['clear', <Input key="" label="City" defaultValue="Lagos" clearable />],
    [
      'close',
      <Tag key="" removable>
        Tea
      </Tag>,
    ],
    ['forward', <Cell key="" title="Orders" onClick={() => {}} />],
    ['plus', <Stepper key="" label="Cups" />],
    ['search', <SearchBar key="" label="Search" />],
  ])('replaces the icon %s', async (name, component) => {
    const Own = () => <i data-testid="own" />;
    render(<KitProvider icons={{ [name]: Own }}>{component}</KitProvider>);
    expect((await screen.findAllByTestId('own')).length).toBeGreaterThan(0);
  });

  it('uses the language of the browser with locale="auto"', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['ja-JP'], configurable: true });
    render(ask({ locale: 'auto' }));
    expect(await screen.findByRole('button', { name: 'キャンセル' })).toBeVisible();
    Reflect.deleteProperty(navigator, 'languages');
  });
});

describe('Theme', () => {
  const background = (element: HTMLElement) => getComputedStyle(element).backgroundColor;

  it('is dark on a light page, and light inside a dark part', () => {
    render(
      <Theme theme="dark" data-testid="dark">
        <Theme theme="light" data-testid="light" />
      </Theme>,
    );
    expect(background(screen.getByTestId('dark'))).toBe('rgb(12, 17, 16)');
    expect(background(screen.getByTestId('light'))).toBe('rgb(243, 245, 244)');
    expect(getComputedStyle(screen.getByTestId('dark')).colorScheme).toBe('dark');
  });

  it('keeps its theme when the theme of the document changes', async () => {
    render(<Theme theme="light" data-testid="light" />);
    await act(async () => {
      document.documentElement.dataset.theme = 'dark';
    });
    expect(background(screen.getByTestId('light'))).toBe('rgb(243, 245, 244)');
  });

  it('gives its colours to an overlay that opens inside', async () => {
    render(
      <Theme theme="dark" brand="#d97706">
        <Popup open label="Sheet" />
      </Theme>,
    );
    const sheet = await screen.findByRole('dialog');
    const style = getComputedStyle(sheet);
    expect(style.getPropertyValue('--portico-raised').trim()).toBe('#1e2623');
    expect(style.getPropertyValue('--portico-accent').trim()).toBe('#de7b13');
  });
});

describe('useWords with plural forms', () => {
  const words = { 'items.one': '{count} item', 'items.other': '{count} items' };

  function Cart({ count }: { count: number }) {
    const t = useWords(words);
    return <p>{t('items', { count })}</p>;
  }

  it('chooses the plural form of the language', async () => {
    const arabic = {
      'items.zero': 'لا شيء',
      'items.one': 'عنصر واحد',
      'items.two': 'عنصران',
      'items.few': '{count} عناصر',
      'items.many': '{count} عنصرًا',
      'items.other': '{count} عنصر',
    };
    const cart = (locale: string, count: number) => (
      <KitProvider locale={locale} messages={{ ar: arabic }}>
        <Cart count={count} />
      </KitProvider>
    );
    const { container, rerender } = render(cart('en', 1));
    expect(container.textContent).toBe('1 item');
    rerender(cart('en', 2));
    expect(container.textContent).toBe('2 items');
    rerender(cart('ar', 2));
    await expect.poll(() => container.textContent).toBe('عنصران');
    rerender(cart('ar', 3));
    expect(container.textContent).toBe('3 عناصر');
    rerender(cart('ar', 11));
    expect(container.textContent).toBe('11 عنصرًا');
  });

  it('throws an error that says where it must be called', () => {
    expect(() => render(<Cart count={1} />)).toThrow(
      'useWords() must be called inside createApp or <KitProvider locale>',
    );
  });
});

describe('settings that are written in place', () => {
  /** Renders a provider twice with equal settings, and returns how often a component inside is rendered. */
  const rendersOf = (...settings: readonly (() => KitProviderProps)[]) => {
    const seen: object[] = [];
    const Reader = () => {
      seen.push(use(KitContext));
      return null;
    };
    // The same element each time, so that only the context renders the component again.
    const reader = <Reader />;
    const { rerender } = render(<KitProvider {...settings[0]!()}>{reader}</KitProvider>);
    for (const next of settings.slice(1)) rerender(<KitProvider {...next()}>{reader}</KitProvider>);
    return seen.length;
  };
  const icon = <i />;
  const Close = () => icon;
  const settings = (shape: 'pill' | 'rounded'): KitProviderProps => ({
    locale: 'en',
    brand: '#6d28d9',
    messages: { en: { 'portico.ok': 'Got it' } },
    icons: { close: Close },
    defaults: { Button: { shape, style: { margin: 4 } }, Tag: { icon } },
  });

  it('render the components inside only when their content changes', () => {
    const pill = () => settings('pill');
    expect(rendersOf(pill, pill, pill)).toBe(1);
    expect(rendersOf(pill, pill, () => settings('rounded'))).toBe(2);
  });

  it('are other settings if a key is more, less or undefined', () => {
    const keys = [
      { Button: { shape: 'pill' } },
      { Button: { shape: 'pill' }, Tag: {} },
      { Button: { shape: 'pill' } },
      { Button: { shape: undefined } },
      { Button: { size: undefined } },
    ] as readonly object[];
    expect(rendersOf(...keys.map((defaults) => () => ({ defaults })))).toBe(5);
  });

  it('are other settings if a function or an element is another one', () => {
    const withIcon = () => ({ defaults: { Tag: { icon: <i /> } } });
    expect(rendersOf(withIcon, withIcon)).toBe(2);
    const withClose = () => ({ icons: { close: () => null } });
    expect(rendersOf(withClose, withClose)).toBe(2);
  });
});

describe('defaults', () => {
  it('apply to components that do not set the prop, or set it to undefined', () => {
    render(
      <KitProvider defaults={{ Button: { shape: 'pill', size: 'large' } }}>
        <Button>Order</Button>
        <Button {...({ shape: undefined } as object)} size="small">
          Cancel
        </Button>
      </KitProvider>,
    );
    const shapes = screen
      .getAllByRole('button')
      .map(({ dataset }) => [dataset.shape, dataset.size]);
    expect(shapes).toEqual([
      ['pill', 'large'],
      ['pill', 'small'],
    ]);
  });

  it('of an inner provider win over those of an outer one, prop by prop', () => {
    render(
      <KitProvider defaults={{ Button: { shape: 'pill', size: 'large' } }}>
        <KitProvider defaults={{ Button: { size: 'small' } }}>
          <Button>Order</Button>
        </KitProvider>
        <Theme>
          <Button>Cancel</Button>
        </Theme>
      </KitProvider>,
    );
    const shapes = screen
      .getAllByRole('button')
      .map(({ dataset }) => [dataset.shape, dataset.size]);
    expect(shapes).toEqual([
      ['pill', 'small'],
      ['pill', 'large'],
    ]);
  });

  it('do not reach components outside of the provider', () => {
    render(
      <>
        <KitProvider defaults={{ Tag: { tone: 'danger' } }}>{null}</KitProvider>
        <Button>Order</Button>
      </>,
    );
    expect(screen.getByRole('button').dataset.shape).toBe('rounded');
  });
});
