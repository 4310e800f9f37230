import { screen } from '@testing-library/react';
import { usePageDraft } from 'portico';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { frameOf, openApp, page, storedPages } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';

const Plain = () => <p>plain</p>;
const setters = new Set<(name: string) => void>();

const Form = () => {
  const [name, setName] = usePageDraft('name', '');
  const [tags, setTags] = usePageDraft<string[]>('tags', () => ['first']);
  setters.add(setName);
  const addTwo = () => {
    setTags((current) => [...current, 'second']);
    setTags((current) => [...current, 'third']);
  };
  return (
    <>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <output>{tags.join(' ')}</output>
      <button onClick={() => setName('Ann')}>Name</button>
      <button onClick={addTwo}>Tags</button>
    </>
  );
};

const routes = { '/': page(Plain), '/form': page(Form), '/next': page(Plain) };

const nameValue = () => frameOf('/form').querySelector('input')?.value;
const tagsText = () => frameOf('/form').querySelector('output')?.textContent;

async function fillIn() {
  for (const button of frameOf('/form').querySelectorAll<HTMLElement>('[data-page-content] button'))
    button.click();
  await until(() => expect(nameValue()).toBe('Ann'));
  expect(tagsText()).toBe('first second third');
}

describe('usePageDraft', () => {
  it('keeps its value over a reload of its page', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/form');
    await fillIn();
    await app.reload();
    expect([nameValue(), tagsText()]).toEqual(['Ann', 'first second third']);
  });

  it('keeps a Date and a cleared value over a reload, and reports a value that cannot be stored', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Trip = () => {
      const [when, setWhen] = usePageDraft<Date | null>('when', null);
      const [note, setNote] = usePageDraft<string | undefined>('note', 'first');
      const [, setPhoto] = usePageDraft<{ file?: Blob }>('photo', {});
      const fill = () => {
        setWhen(new Date(Date.UTC(2026, 0, 2)));
        setNote(undefined);
        setPhoto({ file: new Blob() });
      };
      return (
        <button onClick={fill}>
          {when?.toISOString() ?? 'never'} {String(note)}
        </button>
      );
    };
    const app = await openApp({ routes: { '/': page(Trip) } });
    screen.getByRole('button', { name: 'never first' }).click();
    const filled = '2026-01-02T00:00:00.000Z undefined';
    await screen.findByRole('button', { name: filled });
    await app.reload();
    expect(await screen.findByRole('button', { name: filled })).toBeTruthy();
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: the value of usePageDraft("photo").file is a Blob, which cannot be stored: a reload loses it',
    ]);
    report.mockRestore();
  });

  it('of a tab has its initial value when the user opens the app again by its URL', async () => {
    const tabs = { '/form': page(Form, { tab: true }) };
    const app = await openApp({ routes: tabs }, { url: '/form' });
    await fillIn();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    app.unmount();
    await openApp({ routes: tabs }, { url: '/form' });
    expect([nameValue(), tagsText()]).toEqual(['', 'first']);
  });

  it('keeps its value over a reload of a page above', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/form');
    await fillIn();
    await app.go('navigate', '/next');
    const reloaded = await app.reload();
    expect(reloaded.stack()).toBe('/ > /form > /next');
    await reloaded.back();
    await until(() => expect(nameValue()).toBe('Ann'));
  });

  it('keeps its value when its page is evicted and mounted again', async () => {
    const app = await openApp({ routes, router: { liveCap: 2 } });
    await app.go('navigate', '/form');
    await fillIn();
    await app.go('navigate', '/next');
    expect(document.querySelector('[data-page="/form"]')).toBeNull();
    await app.back();
    expect([nameValue(), tagsText()]).toEqual(['Ann', 'first second third']);
  });

  it('ends with its page, and a new page of the same route starts with the initial values', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/form');
    await fillIn();
    await app.back();
    await app.go('navigate', '/form');
    expect([nameValue(), tagsText()]).toEqual(['', 'first']);
  });

  it('has separate values for two pages of the same route', async () => {
    const app = await openApp({ routes });
    await app.go('navigate', '/form');
    await fillIn();
    await app.go('navigate', '/form?again');
    expect(nameValue()).toBe('');
    await app.back();
    expect(nameValue()).toBe('Ann');
  });

  it('can be written while its page is hidden and evicted', async () => {
    setters.clear();
    const app = await openApp({ routes, strict: false, router: { liveCap: 2 } });
    await app.go('navigate', '/form');
    const [setName] = setters;
    await app.go('navigate', '/next');
    expect(document.querySelector('[data-page="/form"]')).toBeNull();
    setName?.('Ann');
    await app.back();
    await until(() => expect(nameValue()).toBe('Ann'));
  });

  it('ignores a write after its page has left the stack', async () => {
    setters.clear();
    const app = await openApp({ routes, strict: false });
    await app.go('navigate', '/form');
    await app.back();
    const [setName] = setters;
    setName?.('late');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(storedPages()).toEqual([]);
    await app.travel(1);
    expect(nameValue()).toBe('');
    await fillIn();
    const reloaded = await app.reload();
    expect(reloaded.stack()).toBe('/ > /form');
    expect(nameValue()).toBe('Ann');
  });

  it('returns the same setter at every rendering', async () => {
    setters.clear();
    const app = await openApp({ routes, strict: false });
    await app.go('navigate', '/form');
    await fillIn();
    expect(setters.size).toBe(1);
  });

  it('of another key has its own value, and a setter writes the draft of its key', async () => {
    const Note = () => {
      const [id, setId] = useState('1');
      const [text, setText] = usePageDraft(`note ${id}`, () => `new ${id}`);
      return (
        <>
          <output>{text}</output>
          <button onClick={() => setText((current) => `${current}!`)}>Write</button>
          <button onClick={() => setId(id === '1' ? '2' : '1')}>Switch</button>
          <button onClick={() => setTimeout(() => setText('late'), 50)}>Write later</button>
        </>
      );
    };
    const app = await openApp({ routes: { '/': page(Note) } });
    const press = async (name: string, shown: string) => {
      screen.getByRole('button', { name }).click();
      await until(() => expect(screen.getByRole('status').textContent).toBe(shown));
    };
    await press('Write', 'new 1!');
    await press('Switch', 'new 2');
    await press('Write', 'new 2!');
    await press('Switch', 'new 1!');
    await press('Write later', 'new 1!');
    await press('Switch', 'new 2!');
    await wait(100);
    await press('Write', 'new 2!!');
    await app.reload();
    await press('Switch', 'new 2!!');
    await press('Switch', 'late');
  });
});
