import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { type RedirectSignIn, useSignIn, wechatSignIn } from '@/auth';
import { createTab } from './tab';
import { until } from '../helpers/waiting';

afterEach(cleanup);

function SignInPage({ service }: { service: RedirectSignIn }) {
  const { state, isAvailable, signIn, dismiss } = useSignIn(service);
  return (
    <>
      <p>{isAvailable ? state.kind : 'hidden'}</p>
      <button type="button" onClick={() => void signIn().catch(() => {})}>
        Sign in
      </button>
      {state.kind === 'failed' && (
        <button type="button" onClick={dismiss}>
          Close {state.error.code}
        </button>
      )}
    </>
  );
}

async function opened() {
  const tab = createTab(() => 'silent', { begin: null });
  await tab.settle();
  const service = tab.app()?.signIn as RedirectSignIn;
  render(<SignInPage service={service} />);
  return service;
}

it('a page shows a failure until the user closes it, and may ask again', async () => {
  const service = await opened();
  expect(screen.getByText('idle')).toBeTruthy();
  screen.getByRole('button', { name: 'Sign in' }).click();
  await until(() => expect(screen.getByText('failed')).toBeTruthy());
  screen.getByRole('button', { name: 'Close invalid' }).click();
  await until(() => expect(screen.getByText('idle')).toBeTruthy());
  expect(screen.queryByRole('button', { name: /Close/ })).toBeNull();
  expect(service.state()).toEqual({ kind: 'idle' });
  screen.getByRole('button', { name: 'Sign in' }).click();
  await until(() => expect(screen.getByText('failed')).toBeTruthy());
});

it('closing changes nothing while a sign-in is under way', async () => {
  const tab = createTab(() => 'hangs');
  await tab.settle();
  const service = tab.app()?.signIn;
  void service?.signIn().catch(() => {});
  let changes = 0;
  service?.subscribe(() => (changes += 1));
  service?.dismiss();
  expect([service?.state().kind, changes]).toEqual(['leaving', 0]);
});

it('a server renders a page without the button, because it does not know the browser', () => {
  const service = wechatSignIn({ begin: '/begin', finish: '/finish' });
  expect(renderToString(<SignInPage service={service} />)).toContain('<p>hidden</p>');
});
