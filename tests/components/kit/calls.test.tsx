import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ActionSheet } from '@/components/action-sheet';
import { dialog } from '@/components/dialog';
import { toast } from '@/components/toast';
import { KitProvider } from '@/components/kit-provider';
import { de } from '@/shared/messages/de';
import { openApp, page } from '../../helpers/open-app';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';

afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(document.querySelector('[aria-modal]')).toBeNull());

describe('without a provider', () => {
  it('a confirm resolves with true after OK, and with false after Cancel and Escape', async () => {
    const answers: Promise<boolean>[] = [];
    for (const answer of ['OK', 'Cancel', 'Escape']) {
      answers.push(dialog.confirm({ title: 'Delete the list?' }));
      await screen.findByRole('alertdialog', { name: 'Delete the list?' });
      if (answer === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(await button(answer));
      await gone();
    }
    expect(await Promise.all(answers)).toEqual([true, false, false]);
  });

  it('a confirm stays while its promise is pending, and after false', async () => {
    const deleted = createDeferred<boolean>();
    const onConfirm = vi.fn(() => deleted.promise);
    const answer = dialog.confirm({ title: 'Delete?', onConfirm });
    await userEvent.click(await button('OK'));
    deleted.resolve(false);
    await waitFor(async () => expect((await button('OK')).ariaBusy).toBe(null));
    await userEvent.click(await button('Cancel'));
    expect(await answer).toBe(false);
    await gone();
  });

  it('a prompt resolves with the text, or with null', async () => {
    const first = dialog.prompt({ title: 'New list', label: 'Name' });
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Name' }), 'Beans');
    await userEvent.click(await button('OK'));
    expect(await first).toBe('Beans');
    await gone();
    const second = dialog.prompt({ title: 'New list', label: 'Name' });
    await userEvent.click(await button('Cancel'));
    expect(await second).toBeNull();
    await gone();
  });

  it('two calls in one tick show two dialogs, and each answers its own', async () => {
    const answers = Promise.all([
      dialog.confirm({ title: 'First?' }),
      dialog.confirm({ title: 'Second?' }),
    ]);
    const press = async (name: string, title: string) => {
      const shown = within(await screen.findByRole('alertdialog', { name: title }));
      await userEvent.click(shown.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    };
    await press('OK', 'Second?');
    await press('Cancel', 'First?');
    expect(await answers).toEqual([false, true]);
    await gone();
  });

  it('Back of another router closes the dialog, which is then not confirmed, and no toast', async () => {
    const answer = dialog.confirm({ title: 'Delete?' });
    await screen.findByRole('alertdialog');
    const close = toast.show('Saved', { duration: 0 });
    await screen.findByText('Saved');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await answer).toBe(false);
    await gone();
    expect(screen.getByText('Saved')).toBeTruthy();
    close();
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });

  it('an abort closes the dialog, which is then not confirmed', async () => {
    const stop = new AbortController();
    const answer = dialog.confirm({ title: 'Delete?', signal: stop.signal });
    await screen.findByRole('alertdialog');
    stop.abort();
    expect(await answer).toBe(false);
    await gone();
    expect(await dialog.confirm({ title: 'Again?', signal: stop.signal })).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a toast closes by its function, and a new one takes its place', async () => {
    const close = toast.show('Sending', { icon: 'loading', duration: 0 });
    await screen.findByText('Sending');
    toast.show('Saved', { duration: 0 });
    await screen.findByText('Saved');
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    close();
    expect(screen.getByText('Saved')).toBeTruthy();
    toast.show('Gone soon', { duration: 10 });
    await screen.findByText('Gone soon');
    await waitFor(() => expect(screen.queryByText('Gone soon')).toBeNull());
  });
});

describe('in an app', () => {
  it('Back closes the dialog of a sheet, then the sheet, and the page stays', async () => {
    const answers: boolean[] = [];
    function Shop() {
      const ask = async () => {
        answers.push(await dialog.confirm({ title: 'Sure?' }));
        return false;
      };
      return <ActionSheet defaultOpen title="Photo" actions={[{ label: 'Ask', onClick: ask }]} />;
    }
    const Providers = ({ children }: { children: ReactNode }) => (
      <KitProvider>{children}</KitProvider>
    );
    const app = await openApp({
      providers: Providers,
      routes: { '/': page(() => null), '/shop': page(Shop) },
    });
    await app.go('navigate', '/shop');
    await userEvent.click(await button('Ask'));
    await screen.findByRole('alertdialog', { name: 'Sure?' });
    app.history.travel(-1);
    await waitFor(() => expect(answers).toEqual([false]));
    await waitFor(() => expect(screen.queryByText('Sure?')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Photo' })).toBeTruthy();
    app.history.travel(-1);
    await gone();
    expect(app.stack()).toBe('/ > /shop');
  });
});

describe('with a provider', () => {
  it('a dialog has the language, the direction and the default props of the provider', async () => {
    const { unmount } = render(
      <StrictMode>
        <KitProvider locale={de} direction="rtl" defaults={{ ConfirmDialog: { title: 'Sure?' } }}>
          Page
        </KitProvider>
      </StrictMode>,
    );
    const answer = dialog.confirm({ children: 'You cannot undo this.' });
    const shown = await screen.findByRole('alertdialog', { name: 'Sure?' });
    expect(getComputedStyle(shown).direction).toBe('rtl');
    await userEvent.click(await button('Abbrechen'));
    expect(await answer).toBe(false);
    unmount();
  });

  it('a dialog whose provider leaves is not confirmed, and the next one has its own place', async () => {
    const { unmount } = render(<KitProvider>Page</KitProvider>);
    const answer = dialog.confirm({ title: 'Delete?' });
    await screen.findByRole('alertdialog');
    unmount();
    // The root of earlier calls draws it now.
    await userEvent.click(await button('OK'));
    expect(await answer).toBe(true);
    await gone();
  });
});
