import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Form, FormDraft } from '@/components/form';
import { openApp, page } from '../../helpers/open-app';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const texts = () => vi.mocked(console.warn).mock.calls.map(([text]) => text as string);

describe('two mounted forms with the same draft', () => {
  it('get one warning that names the draft and both forms, and shows their elements', () => {
    const { container } = render(
      <StrictMode>
        <Form label="Order">
          <FormDraft name="order" />
        </Form>
        <Form id="gift">
          <FormDraft name="order" />
        </Form>
      </StrictMode>,
    );
    expect(texts()).toEqual([
      '<FormDraft name="order">: the form "Order" and the form "gift" of this document have this draft, so each overwrites ' +
        'what the other one has kept. Give each form a draft name of its own.',
    ]);
    expect(vi.mocked(console.warn).mock.lastCall?.slice(1)).toEqual([
      ...container.querySelectorAll('form'),
    ]);
  });

  it('get a warning on one page of an app, but not on two pages', async () => {
    const Order = () => (
      <Form label="Order">
        <FormDraft name="order" />
      </Form>
    );
    const Twice = () => (
      <>
        <Order />
        <Form>
          <FormDraft name="order" />
        </Form>
      </>
    );
    const app = await openApp({
      routes: { '/': page(Order), '/other': page(Order), '/twice': page(Twice) },
    });
    await app.go('navigate', '/other');
    expect(texts()).toEqual([]);
    await app.go('navigate', '/twice');
    expect(texts()).toEqual([
      '<FormDraft name="order">: the form "Order" and a form without a label of the same page have this draft, so each ' +
        'overwrites what the other one has kept. Give each form a draft name of its own.',
    ]);
  });

  it('get no warning one after the other, with other names, or without drafts', () => {
    const { rerender } = render(
      <Form key="one" label="Tea">
        <FormDraft name="tea" />
      </Form>,
    );
    rerender(
      <Form key="two" label="Tea">
        <FormDraft name="tea" />
      </Form>,
    );
    rerender(
      <>
        <Form label="Cake">
          <FormDraft name="cake" />
        </Form>
        <Form label="Gift">
          <FormDraft name="gift" />
        </Form>
        <Form label="Search" />
        <Form label="Newsletter" />
      </>,
    );
    expect(texts()).toEqual([]);
  });
});
