import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Cell } from '@/components/cell';
import { KitProvider, type KitProviderProps } from '@/components/kit-provider';
import { useWords } from '@/platform';
import { de } from '@/shared/messages/de';
import { zhHans } from '@/shared/messages/zh-hans';
import { setMarkup } from '../../helpers/markup';

afterEach(cleanup);

const cell = (locale: NonNullable<KitProviderProps['locale']>) => (
  <KitProvider locale={locale}>
    <Cell title="Address" required />
  </KitProvider>
);

/** The texts that an element has had, from now on. */
function textsOf(element: HTMLElement) {
  const texts = [element.textContent];
  const observer = new MutationObserver(() => texts.push(element.textContent));
  observer.observe(element, { childList: true, subtree: true, characterData: true });
  return texts;
}

describe('a locale object', () => {
  it('hydrates in its language, without a mismatch and without a change of the page', async () => {
    const warn = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn();
    const place = document.createElement('div');
    document.body.append(place);
    setMarkup(place, renderToString(cell(zhHans)));
    expect(place.textContent).toBe('Address *必填');
    const texts = textsOf(place);
    const root = await act(async () => hydrateRoot(place, cell(zhHans), { onRecoverableError }));
    // A lazy chunk of the same words would be here by now.
    await vi.dynamicImportSettled();
    expect(texts).toEqual(['Address *必填']);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
    await act(async () => root.unmount());
    place.remove();
  });

  it('has its words in the first render, also after a change of the object', () => {
    const { container, rerender } = render(cell(zhHans));
    const texts = textsOf(container);
    expect(texts).toEqual(['Address *必填']);
    rerender(cell(de));
    expect(container.textContent).toBe('Address *erforderlich');
    expect(container.firstElementChild?.getAttribute('lang')).toBe('de');
  });

  it('and a string replace each other', async () => {
    const { container, rerender } = render(cell('de'));
    await expect.poll(() => container.textContent).toBe('Address *erforderlich');
    rerender(cell(zhHans));
    expect(container.textContent).toBe('Address *必填');
    rerender(cell('de'));
    // The words that are there stay until the others are loaded.
    expect(container.textContent).toBe('Address *必填');
    await expect.poll(() => container.textContent).toBe('Address *erforderlich');
    rerender(cell(zhHans));
    await expect.poll(() => container.textContent).toBe('Address *必填');
  });

  it('that is written in place does not start the words of the app again', async () => {
    const load = vi.fn(async () => ({ hello: 'Hallo' }));
    const english = { hello: 'Hello' };
    function Hello() {
      return <p>{useWords(english)('hello')}</p>;
    }
    const ui = () => (
      <KitProvider locale={{ locale: 'de', words: { ok: 'Gut' } }} messages={{ de: load }}>
        <Hello />
      </KitProvider>
    );
    const { rerender } = render(ui());
    expect(await screen.findByText('Hallo')).toBeVisible();
    rerender(ui());
    expect(screen.getByText('Hallo')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
