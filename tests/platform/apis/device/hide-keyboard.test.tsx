import { expect, it } from 'vitest';
import { createEnv } from '@/platform';
import { hideKeyboard } from '@/platform/apis/device';
import { fakePlatform } from '../../../helpers/fake-platform';

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
