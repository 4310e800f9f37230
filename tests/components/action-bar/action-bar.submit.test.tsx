import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ActionBar, ActionBarButton } from '@/components/action-bar';
import { Form, FormItem } from '@/components/form';
import { Input } from '@/components/input';
import { createDeferred } from '../../helpers/deferred';

afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
const bar = (form?: string) => (
  <ActionBar label="Review">
    <ActionBarButton type="submit" form={form}>
      Publish
    </ActionBarButton>
  </ActionBar>
);
const field = (
  <FormItem label="Text" required>
    <Input name="text" />
  </FormItem>
);

describe('ActionBarButton with type="submit"', () => {
  it('submits the form around it once, and is busy until the submission ends', async () => {
    const answer = createDeferred();
    const onSubmit = vi.fn(() => answer.promise);
    render(
      <StrictMode>
        <Form label="Review" initialValues={{ text: 'Good' }} onSubmit={onSubmit}>
          {field}
          {bar()}
        </Form>
      </StrictMode>,
    );
    await userEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button());
    await act(async () => answer.resolve());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe(null));
  });

  it('submits the form that `form` names, also one that mounts after the bar', async () => {
    const answer = createDeferred();
    const onSubmit = vi.fn(() => answer.promise);
    const page = (isLoaded: boolean) => (
      <>
        {isLoaded && (
          <Form id="review" label="Review" initialValues={{ text: 'Good' }} onSubmit={onSubmit}>
            {field}
          </Form>
        )}
        {bar('review')}
      </>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    await userEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe(null));
  });

  it('validates the form and does not become busy for an invalid one', async () => {
    const onSubmit = vi.fn();
    render(
      <Form label="Review" onSubmit={onSubmit}>
        {field}
        {bar()}
      </Form>,
    );
    await userEvent.click(button());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Text/ })),
    );
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-busy')).toBe(null);
  });

  it('a button of another type ignores the form, and a server renders both', async () => {
    const onSubmit = vi.fn();
    const form = (
      <Form label="Review" onSubmit={onSubmit} aria-busy>
        <ActionBar label="Review">
          <ActionBarButton>Publish</ActionBarButton>
        </ActionBar>
      </Form>
    );
    render(form);
    await userEvent.click(button());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-busy')).toBe(null);
    expect(renderToString(form)).toContain('type="button"');
  });
});
