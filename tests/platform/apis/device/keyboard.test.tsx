import { afterEach, describe, expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { getSelectedTextRange, hideKeyboard } from '@/platform/device/calls';
import { fakePlatform } from '../../../helpers/fake-platform';

describe('getSelectedTextRange', () => {
  const ask = getSelectedTextRange(fakePlatform({ env: createEnv(window) }).context);

  function focus(html: string) {
    document.body.innerHTML = html;
    const field = document.body.firstElementChild as HTMLInputElement;
    field.focus();
    return field;
  }

  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each([['<input value="marble">'], ['<textarea>marble</textarea>']])(
    'tells it of %s',
    async (html) => {
      focus(html).setSelectionRange(1, 4);
      expect(await ask()).toEqual({ start: 1, end: 4 });
    },
  );

  it('refuses where nothing has the focus', async () => {
    await expect(ask()).rejects.toMatchObject({
      code: 'not-found',
      errMsg: 'getSelectedTextRange:fail no focused',
    });
  });

  it('says which fields do not tell', async () => {
    focus('<input type="number" value="20">');
    await expect(ask()).rejects.toMatchObject({
      code: 'unsupported',
      errMsg: 'getSelectedTextRange:fail a field of type number tells no selection',
    });
  });
});

describe('hideKeyboard', () => {
  const hide = hideKeyboard(fakePlatform({ env: createEnv(window) }).context);

  it('takes the focus from the field that has it', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await hide();
    expect(document.activeElement).toBe(document.body);
    input.remove();
  });

  it('settles where nothing has the focus', async () => {
    await expect(hide()).resolves.toBeUndefined();
  });
});
