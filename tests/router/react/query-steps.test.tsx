import { cleanup, screen } from '@testing-library/react';
import { useLoaderData, usePage, useSetParams } from 'portico';
import { startTransition, use } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { frameOf, openApp, page } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type SetParams = (params: object) => void;
/** The registered table is the showcase's. These tests have a table of their own. */
const useLooseParams = useSetParams as unknown as (route: string) => SetParams;

const query = { q: 'string?' } as const;
const button = (name: string) => screen.getByRole('button', { name });
const noteIn = (route: string) => frameOf(route).querySelector('input') as HTMLInputElement;

describe('a query step whose loader fails', () => {
  const Search = () => {
    const setParams = useLooseParams('/search');
    return (
      <>
        <input aria-label="Note" />
        <p>{useLoaderData('/search' as never) as string}</p>
        <button onClick={() => setParams({ q: 'jam' })}>Jam</button>
      </>
    );
  };

  async function open(...answers: unknown[]) {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const loader = async () => {
      const answer = answers.shift();
      if (typeof answer === 'string') return answer;
      throw answer;
    };
    const app = await openApp(
      { routes: { '/search': page(Search, { loader, query }) } },
      { url: '/search?q=tea' },
    );
    await screen.findByText('teas');
    noteIn('/search').value = 'for Ada';
    button('Jam').click();
    return { app, report };
  }

  it('shows the error and not the data before, and keeps what the user has typed', async () => {
    const { report } = await open('teas', new Response(null, { status: 503 }), 'jams');
    const screenButton = await screen.findByRole('button', {
      name: 'The server reports an error (503)',
    });
    expect(screen.getByText('teas')).not.toBeVisible();
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.calls[0]?.[0])).toBe(
      "Error: the loader of '/search?q=jam' failed: the server answered 503",
    );
    screenButton.click();
    expect(await screen.findByText('jams')).toBeVisible();
    expect(noteIn('/search').value).toBe('for Ada');
  });

  it('loads without a tap when the network returns', async () => {
    await open('teas', new TypeError('Failed to fetch'), 'jams');
    await screen.findByRole('alert');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('jams')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a page that suspends on new params', () => {
  async function open(wrap: (run: () => void) => void) {
    const answers = new Map<unknown, Deferred<string>>();
    const Search = () => {
      const { q } = usePage().params as { q?: string };
      const setParams = useLooseParams('/search');
      const answer = answers.get(q) ?? createDeferred<string>();
      answers.set(q, answer);
      return (
        <>
          <p>{use(answer.promise)}</p>
          <button onClick={() => wrap(() => setParams({ q: 'jam' }))}>Jam</button>
        </>
      );
    };
    const app = await openApp(
      { routes: { '/search': page(Search, { query }) } },
      { url: '/search?q=tea' },
    );
    await until(() => expect(answers.has('tea')).toBe(true));
    answers.get('tea')?.resolve('teas');
    await screen.findByText('teas');
    const flashes: string[] = [];
    const observer = new MutationObserver(() => {
      const busy = app.element.querySelector('[data-page-content] [aria-busy="true"]');
      if (busy) flashes.push(busy.textContent ?? '');
    });
    observer.observe(app.element, { childList: true, subtree: true, attributes: true });
    button('Jam').click();
    await until(() => expect(answers.has('jam')).toBe(true));
    return { answers, flashes };
  }

  it.each<[string, (run: () => void) => void]>([
    ['inside of startTransition', (run) => startTransition(run)],
    ['without a transition', (run) => run()],
  ])('stays on the screen %s', async (_title, wrap) => {
    const { answers, flashes } = await open(wrap);
    expect(screen.getByText('teas')).toBeVisible();
    answers.get('jam')?.resolve('jams');
    expect(await screen.findByText('jams')).toBeVisible();
    expect(screen.queryByText('teas')).toBeNull();
    expect(flashes).toEqual([]);
  });
});

describe('a field that shows a param of its page', () => {
  const Search = () => {
    const { q } = usePage().params as { q?: string };
    const setParams = useLooseParams('/search') as (params: object, options: object) => void;
    const write = (text: string) => setParams({ q: text }, { replace: true });
    return (
      <input aria-label="Search" value={q ?? ''} onChange={(event) => write(event.target.value)} />
    );
  };

  it.each([
    ['without a loader', {}],
    ['with a loader', { loader: async () => 'rows' }],
  ])('takes every letter %s, however fast the user types', async (_, options) => {
    await openApp(
      { routes: { '/search': page(Search, { query, ...options }) } },
      { url: '/search' },
    );
    const field = await screen.findByRole('textbox', { name: 'Search' });
    field.focus();
    // Each key is a task, and nothing comes between two of them.
    for (const letter of 'ophthalmology') {
      document.execCommand('insertText', false, letter);
      await wait(0);
    }
    await until(() => expect(field).toHaveValue('ophthalmology'));
    for (let times = 0; times < 6; times += 1) {
      document.execCommand('delete');
      await wait(0);
    }
    await until(() => expect(field).toHaveValue('ophthal'));
    await userEvent.type(field, '{ArrowLeft}{ArrowLeft}mi');
    await until(() => expect(field).toHaveValue('ophthmial'));
  });
});
