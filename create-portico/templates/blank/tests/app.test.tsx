import { fireEvent, screen } from '@testing-library/react';
import { createTestApp } from 'portico/testing/app';
import { expect, it } from 'vitest';
import app from '../src/app.config.tsx';

it('greets by name, and Back keeps the name', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const { mount, history } = createTestApp(app);
  const { unmount } = mount(root);
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  fireEvent.change(await name(), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Say hello' }));
  expect(await screen.findByRole('heading', { name: 'Hello Ada' })).toBeTruthy();
  history.travel(-1);
  expect((await name()).value).toBe('Ada');
  unmount();
});
