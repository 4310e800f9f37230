import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { getClipboardData, setClipboardData } from '@/platform/device/calls';
import { fakePlatform } from '../../helpers/fake-platform';
import { setMarkup } from '../../helpers/markup';

describe('getClipboardData', () => {
  const paste = getClipboardData(fakePlatform({ env: createEnv(window) }).context);

  afterEach(() => vi.restoreAllMocks());

  it('resolves with the text of the clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('Carrara');
    expect(await paste()).toEqual({ data: 'Carrara' });
  });

  it('rejects with denied if the user or the browser refuses', async () => {
    const refusal = new DOMException('no', 'NotAllowedError');
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(refusal);
    await expect(paste()).rejects.toMatchObject({
      code: 'denied',
      errMsg:
        'getClipboardData:fail the user or the browser did not allow reading: let the user paste into a text field',
    });
  });

  it('rejects with unsupported in a browser without a clipboard', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await expect(paste()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg:
        'getClipboardData:fail this browser cannot read the clipboard: let the user paste into a text field',
    });
  });
});

describe('setClipboardData', () => {
  function start() {
    const { context } = fakePlatform({ env: createEnv(window) });
    const { overlays } = context;
    return {
      copy: setClipboardData(context),
      toasts: () => overlays.getState().open.map(({ props }) => props),
    };
  }

  const refuse = () =>
    vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));

  /** execCommand copies only after a real tap, so this imitates it. */
  function answerCopy(answer: boolean) {
    const copied: string[] = [];
    vi.spyOn(document, 'execCommand').mockImplementation((command) => {
      const event = new ClipboardEvent('copy', {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true,
      });
      if (command === 'copy') document.activeElement?.dispatchEvent(event);
      copied.push(event.clipboardData?.getData('text/plain') ?? '');
      return answer;
    });
    return copied;
  }

  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('[S8.8] shows a toast after the copy', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { copy, toasts } = start();
    await copy({ data: 'Carrara' });
    expect(write).toHaveBeenCalledWith('Carrara');
    expect(toasts()).toMatchObject([{ title: 'Content copied', icon: 'success' }]);
  });

  it('[S8.8] shows no toast if showToast is false', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { copy, toasts } = start();
    await copy({ data: '', showToast: false });
    expect(toasts()).toEqual([]);
  });

  it('copies by selection if the Clipboard API refuses, and restores the selection of the user', async () => {
    refuse();
    const copied = answerCopy(true);
    setMarkup(document.body, '<p>Some text</p>');
    const text = document.querySelector('p')?.firstChild as Text;
    document.getSelection()?.setBaseAndExtent(text, 0, text, 4);
    const { copy, toasts } = start();
    await copy({ data: 'two\n  lines' });
    expect(copied).toEqual(['two\n  lines']);
    expect(document.body.innerHTML).toBe('<p>Some text</p>');
    expect(document.getSelection()?.toString()).toBe('Some');
    expect(toasts()).toHaveLength(1);
  });

  it('keeps the focus and the caret of the focused field', async () => {
    refuse();
    answerCopy(true);
    setMarkup(document.body, '<input value="marble">');
    const input = document.querySelector('input') as HTMLInputElement;
    input.focus();
    input.setSelectionRange(1, 3);
    await start().copy({ data: 'x' });
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([1, 3]);
  });

  it('rejects with denied if the browser allows no way of copying', async () => {
    refuse();
    answerCopy(false);
    const { copy, toasts } = start();
    await expect(copy({ data: 'x' })).rejects.toMatchObject({
      code: 'denied',
      errMsg:
        'setClipboardData:fail the browser did not allow copying: call setClipboardData in a tap, or let the user select and copy the text',
    });
    expect(toasts()).toEqual([]);
  });

  it('rejects with denied in a browser whose execCommand throws', async () => {
    refuse();
    vi.spyOn(document, 'execCommand').mockImplementation(() => {
      throw new Error('no such command');
    });
    await expect(start().copy({ data: 'x' })).rejects.toMatchObject({ code: 'denied' });
    expect(document.body.innerHTML).toBe('');
  });

  it.each([
    [{}, 'Missing required parameter `data`'],
    [{ data: 5 }, 'parameter.data should be a string'],
    [{ data: 'x', showToast: 'no' }, 'parameter.showToast should be true or false'],
  ])('rejects with invalid for %j', async (params, message) => {
    await expect(start().copy(params as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `setClipboardData:fail ${message}`,
    });
  });
});
