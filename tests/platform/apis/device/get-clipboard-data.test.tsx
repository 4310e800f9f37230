import { afterEach, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { getClipboardData } from '@/platform/apis/device';
import { fakePlatform } from '../../../helpers/fake-platform';

const paste = getClipboardData(fakePlatform({ env: createEnv(window) }).context);

const deny = () =>
  vi
    .spyOn(navigator.clipboard, 'readText')
    .mockRejectedValue(new DOMException('no', 'NotAllowedError'));

afterEach(() => vi.restoreAllMocks());

it('reads the clipboard', async () => {
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('Carrara');
  expect(await paste()).toEqual({ data: 'Carrara' });
});

it('pastes into a field where reading is refused but pasting is not', async () => {
  deny();
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    (document.activeElement as HTMLTextAreaElement).value = 'pasted';
    return true;
  });
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  expect(await paste()).toEqual({ data: 'pasted' });
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(input);
  input.remove();
});

it('says that it was denied', async () => {
  deny();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await expect(paste()).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'getClipboardData:fail reading was not allowed, please paste by hand',
  });
});

it('says that the browser can not', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    throw new Error('no such command');
  });
  await expect(paste()).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'getClipboardData:fail this browser reads no clipboard, please paste by hand',
  });
});
