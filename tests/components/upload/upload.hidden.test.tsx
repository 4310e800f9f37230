import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Upload, type UploadProps } from '@/components/upload';
import '@/components/kit/tokens.css';
import { createDeferred } from '../../helpers/deferred';
import { pickFiles, sized } from '../../helpers/pick-files';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>(/Files/, { selector: 'input' });
const inPage = (mode: 'visible' | 'hidden', props: UploadProps) => (
  <form>
    <Activity mode={mode}>
      <Upload name="files" {...props} />
    </Activity>
  </form>
);

async function hidden(props: UploadProps) {
  const { rerender, unmount } = render(inPage('visible', props));
  const input = field();
  pickFiles(input, sized('a.png'));
  await waitFor(() => expect(input.validationMessage).toBe('Files are still uploading'));
  rerender(inPage('hidden', props));
  return { input, unmount };
}

describe('an upload on a hidden page or in a hidden tab', () => {
  it('is pending until its files have been uploaded', async () => {
    const sent = createDeferred<unknown>();
    const onPendingChange = vi.fn();
    await hidden({ upload: () => sent.promise, onPendingChange });
    expect(onPendingChange.mock.calls).toEqual([[true]]);
    sent.resolve('/a');
    await waitFor(() => expect(onPendingChange.mock.calls).toEqual([[true], [false]]));
  });

  it('unblocks its form when they have been uploaded', async () => {
    const sent = createDeferred<unknown>();
    const { input } = await hidden({ upload: () => sent.promise });
    sent.resolve('/a');
    await waitFor(() => expect(new FormData(input.form!).getAll('files')).toEqual(['/a']));
    expect(input.validationMessage).toBe('');
  });

  it('adds the files that beforeAdd prepared meanwhile to its form', async () => {
    const made = createDeferred<File>();
    const { input } = await hidden({ beforeAdd: () => made.promise });
    made.resolve(sized('b.png', 3));
    const entries = () => new FormData(input.form!).getAll('files') as File[];
    await waitFor(() => expect(entries().map(({ name }) => name)).toEqual(['b.png']));
  });

  it('is no longer pending when it is unmounted', async () => {
    const onPendingChange = vi.fn();
    const { unmount } = await hidden({ upload: () => new Promise(() => {}), onPendingChange });
    unmount();
    await waitFor(() => expect(onPendingChange.mock.calls).toEqual([[true], [false]]));
  });

  it('the browser asks before leaving while its files are uploading', async () => {
    const sent = createDeferred<unknown>();
    await hidden({ upload: () => sent.promise, guardLeave: true });
    const leaves = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    expect(leaves()).toBe(false);
    sent.resolve('/a');
    await waitFor(() => expect(leaves()).toBe(true));
  });
});
