import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Upload,
  type UploadControls,
  type UploadHandle,
  type UploadItem,
  type UploadProps,
} from '@/components/upload';
import '@/components/kit/tokens.css';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { pickFiles, sized, transferOf } from '../../helpers/pick-files';
import { politeText } from '../../helpers/polite-text';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const field = () =>
  screen.getByLabelText<HTMLInputElement>(/Files|Pictures/, { selector: 'input' });
const pick = (...files: readonly File[]) => pickFiles(field(), ...files);
const tiles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-upload]')].map((tile) => {
    const name = tile.querySelector('.why, [aria-label]')!.getAttribute('aria-label')!;
    return `${name.replace('View ', '')} ${tile.dataset.state}`;
  });
const settled = (...wanted: string[]) => waitFor(() => expect(tiles()).toEqual(wanted));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

type Call = Deferred<unknown> & UploadControls & { readonly file: File };

function show(props: UploadProps = {}) {
  const calls: Call[] = [];
  const upload = (file: File, controls: UploadControls) => {
    const deferred = createDeferred<unknown>();
    calls.push({ ...deferred, ...controls, file });
    return deferred.promise;
  };
  const view = render(
    <StrictMode>
      <Upload upload={upload} {...props} />
    </StrictMode>,
  );
  return { ...view, calls, upload };
}

describe('[S9.20] an upload', () => {
  it('takes 52 files at most, and names the file that is too many', { tags: 'long' }, async () => {
    const onRefuse = vi.fn();
    show({ onRefuse, accept: 'all' });
    pick(...Array.from({ length: 53 }, (_, at) => sized(`${at}.txt`, 1, 'text/plain')));
    await waitFor(() => expect(tiles()).toHaveLength(52));
    expect(screen.getByRole('alert').textContent).toBe('52.txt was not added. The limit is 52.');
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith([
      { file: expect.objectContaining({ name: '52.txt' }), reason: 'count' },
    ]);
    // No other file can be added.
    expect(field().tabIndex).toBe(-1);
    expect(screen.queryByText('Add')?.closest('li')?.hidden).toBe(true);
  });

  it('has a named native file chooser with the given accept and capture', () => {
    show({ label: 'Pictures of the block', accept: 'media', capture: 'environment' });
    expect(field()).toMatchObject({ type: 'file', multiple: true, accept: 'image/*,video/*' });
    expect(field().getAttribute('capture')).toBe('environment');
    expect(screen.getByRole('group', { name: 'Pictures of the block' })).toBeTruthy();
    const label = screen.getByText('Add').closest('label')!;
    expect(label.htmlFor).toBe(field().id);
    expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    cleanup();
    show({ maxCount: 1 });
    expect(field()).toMatchObject({ multiple: false, accept: 'image/*' });
  });

  it('lists each rejected file, and uploads the others', async () => {
    const { calls } = show({ maxSize: 1024 });
    const files = [sized('a.png'), sized('big.png', 2048), sized('b.pdf', 4, 'application/pdf')];
    pick(...files, sized('c.png'));
    await settled('a.png uploading', 'c.png uploading');
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('listitem')
        .map((li) => li.textContent),
    ).toEqual(['big.png is larger than 1 kB', 'b.pdf has the wrong file type']);
    // The error messages describe the file chooser.
    const described = field().getAttribute('aria-describedby')!;
    expect(document.getElementById(described)!.textContent).toContain('big.png');
    expect(calls.map(({ file }) => file)).toEqual([files[0], expect.any(File)]);
    await press('Close');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('updates each file separately, in order, and announces how many are uploaded', async () => {
    const onChange = vi.fn();
    const { calls } = show({ onChange });
    pick(...['a', 'b', 'c', 'd', 'e'].map((name) => sized(`${name}.png`)));
    await settled(
      ...['a.png uploading', 'b.png uploading', 'c.png uploading'],
      ...['d.png queued', 'e.png queued'],
    );
    calls[2]!.resolve({ url: '/c' });
    calls[1]!.reject({ message: 'The server is busy' });
    await waitFor(() => expect(calls).toHaveLength(5));
    expect(politeText()).toContain('1 of 5 uploaded');
    const last = onChange.mock.lastCall![0] as UploadItem[];
    expect(last.map(({ name, status }) => `${name} ${status}`)).toEqual(tiles());
    expect(last[2]!.result).toEqual({ url: '/c' });
    const retry = screen.getByRole('button', { name: 'Try b.png again' });
    const why = document.getElementById(retry.getAttribute('aria-describedby')!)!;
    expect(why.textContent).toBe('The server is busy');
    await userEvent.click(retry);
    for (const call of calls) call.resolve('/x');
    await waitFor(() => expect(calls).toHaveLength(6));
    calls[5]!.resolve('/b');
    await waitFor(() => expect(politeText()).toContain('5 of 5 uploaded'));
  });

  it('shows whole percent without calling onChange', async () => {
    const onChange = vi.fn();
    const { calls } = show({ onChange });
    pick(sized('a.png'));
    await settled('a.png uploading');
    const before = onChange.mock.calls.length;
    calls[0]!.onProgress(41.7);
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'a.png' }).ariaValueNow).toBe('42'),
    );
    expect(onChange.mock.calls.length).toBe(before);
  });

  it('can be cancelled, retried and removed', async () => {
    const { calls } = show();
    pick(sized('a.png'));
    await press('Cancel a.png');
    expect(calls[0]!.signal.aborted).toBe(true);
    await settled('a.png failed');
    expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(0);
    await press('Try a.png again');
    calls[1]!.resolve('/a');
    await settled('a.png done');
    await press('Remove a.png');
    await settled();
    expect(document.activeElement).toBe(field());
  });

  it('waits for beforeRemove, and an item can allow or forbid its removal', async () => {
    const answer = createDeferred<boolean>();
    const beforeRemove = vi.fn(() => answer.promise);
    show({
      beforeRemove,
      defaultValue: [
        { id: '1', name: 'one' },
        { id: '2', name: 'two', deletable: false },
      ],
    });
    expect(screen.queryByRole('button', { name: 'Remove two' })).toBeNull();
    await press('Remove one');
    expect(document.querySelector('[data-removing]')).not.toBeNull();
    answer.resolve(false);
    await waitFor(() => expect(document.querySelector('[data-removing]')).toBeNull());
    expect(tiles()).toHaveLength(2);
    cleanup();
    show({ deletable: false, defaultValue: [{ id: '1', name: 'one', deletable: true }] });
    await press('Remove one');
    await settled();
  });

  it('beforeAdd can skip, replace or refuse each file', async () => {
    const { calls } = show({
      maxSize: 100,
      beforeAdd: async ({ name }) => {
        if (name === 'skip.png') return false;
        if (name === 'bad.png') return 'bad.png shows no stone';
        return name === 'large.png' ? sized('small.png', 10) : undefined;
      },
    });
    const names = ['skip.png', 'bad.png', 'large.png', 'as-it-is.png', 'huge.png'];
    pick(...names.map((name) => sized(name, /large|huge/.test(name) ? 500 : 5)));
    await settled('small.png uploading', 'as-it-is.png uploading');
    expect(calls.map(({ file }) => file.size)).toEqual([10, 5]);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('bad.png shows'));
    expect(screen.getByRole('alert').textContent).toContain('huge.png is larger than 100 byte');
  });

  it('its owner can filter the files, or keep its value', async () => {
    function Owner() {
      const [items, setItems] = useState<readonly UploadItem[]>([]);
      const keep = (next: UploadItem[]) => setItems(next.filter(({ name }) => name !== 'no.png'));
      return <Upload value={items} onChange={keep} upload={async ({ name }) => `/${name}`} />;
    }
    render(<Owner />);
    pick(sized('a.png'), sized('no.png'), sized('b.png'));
    await settled('a.png done', 'b.png done');
    cleanup();
    const onChange = vi.fn();
    show({ value: [{ id: '1', name: 'fixed' }], onChange });
    pick(sized('a.png'));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(tiles()).toEqual(['fixed done']);
  });

  it('accepts dropped and pasted files', async () => {
    show();
    const root = screen.getByRole('group', { name: 'Files' });
    const init = { bubbles: true, cancelable: true };
    const drag = (type: string, file: File) =>
      fireEvent(root, new DragEvent(type, { ...init, dataTransfer: transferOf([file]) }));
    drag('dragover', sized('a.png'));
    expect(root.dataset.dropping).toBe('');
    drag('drop', sized('a.png'));
    expect(root.dataset.dropping).toBeUndefined();
    drag('drop', sized('x.txt', 4, 'text/plain'));
    const clipboardData = transferOf([sized('b.png')]);
    fireEvent(root, new ClipboardEvent('paste', { ...init, clipboardData }));
    await settled('a.png uploading', 'b.png uploading');
  });

  it('releases object URLs of removed files, and stops all uploads when it is unmounted', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { calls, unmount } = show();
    pick(sized('a.png'), sized('b.png'), sized('c.png'));
    await press('Cancel a.png');
    await press('Remove a.png');
    expect(revoked).toHaveBeenCalledTimes(1);
    unmount();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
    const urls = made.mock.results.map(({ value }) => value as string);
    expect(revoked.mock.calls.map(([url]) => url).sort()).toEqual(urls.sort());
  });

  it('a tap on a picture previews all pictures of the list', async () => {
    const url = (colour: string) =>
      `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" fill="${colour}"/>`;
    show({
      defaultValue: [
        { id: '1', name: 'Carrara', url: url('white') },
        { id: '2', name: 'plan.pdf', url: '/plan.pdf' },
        { id: '3', name: 'Verona', url: url('red') },
      ],
    });
    expect(screen.queryByRole('button', { name: 'View plan.pdf' })).toBeNull();
    await press('View Verona');
    expect(await screen.findByRole('dialog', { name: /2 (of|\/) 2/ })).toBeTruthy();
  });

  it('ignores new files while it is read-only or disabled', async () => {
    const { rerender, upload } = show({ readOnly: true, defaultValue: [{ id: '1', name: 'one' }] });
    pick(sized('a.png'));
    expect(tiles()).toEqual(['one done']);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(
      <StrictMode>
        <Upload upload={upload} disabled />
      </StrictMode>,
    );
    expect(field().disabled).toBe(true);
  });

  it('passes id, className and ref to its root, opens the chooser with its handle, and renders on a server', () => {
    const ref = createRef<HTMLDivElement>();
    const handle = createRef<UploadHandle>();
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    show({ ref, handle, id: 'up', className: 'own', 'aria-describedby': 'x' });
    expect(ref.current).toMatchObject({ id: 'up' });
    expect(ref.current!.className).toMatch(/ own$/);
    handle.current!.choose();
    expect(click.mock.contexts).toEqual([field()]);
    expect(renderToString(<Upload defaultValue={[{ id: '1', name: 'one.pdf' }]} />)).toContain(
      'one.pdf',
    );
  });
});

it('a picture that the server no longer has is shown as a file, without the browser’s broken picture', async () => {
  const gone: UploadItem = { id: 'gone', name: 'door.png', url: '/gone.png', type: 'image/png' };
  const { rerender } = render(<Upload label="Pictures" value={[gone]} />);
  const tile = document.querySelector('[data-upload]')!;
  await waitFor(() => expect(tile.querySelector('img')).toBeNull());
  expect(tile.textContent).toContain('png');
  // A new address gets a new try.
  const there = { ...gone, url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' };
  rerender(<Upload label="Pictures" value={[there]} />);
  expect(tile.querySelector('img')?.getAttribute('src')).toBe(there.url);
});
