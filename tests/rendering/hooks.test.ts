import * as portico from 'portico';
import { defineApp } from 'portico';
import { describe, expect, it, vi } from 'vitest';
import { render } from '@/server';

const template = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';

/** The arguments of the hooks that do not take a function. */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  useCan: ['scanCode'],
  useLink: ['/'],
  useLoaderData: ['/'],
  usePage: [],
  usePageDraft: ['note', ''],
  usePageShare: [{}],
  usePageTitle: ['Home'],
  usePlatform: [],
  useResult: ['/', () => {}],
  useSetParams: ['/'],
  useWords: [{ hello: 'Hello' }],
};

/** These work in a Form only. */
const ofForms = ['useForm', 'useWatch'];

const hooks = Object.entries(portico).filter(
  ([name]) => /^use[A-Z]/.test(name) && !ofForms.includes(name),
);

/** The answer of a page that calls the hook, and the errors of the rendering. */
async function renderWith(name: string, hook: unknown) {
  const answers: unknown[] = [];
  const Page = () => {
    const call = hook as (...args: readonly unknown[]) => unknown;
    answers.push(call(...(argumentsOf[name] ?? [() => {}])));
    return 'the page';
  };
  const load = async () => ({ default: Page });
  const app = defineApp({ routes: { '/': { load, loader: () => 'data' } } });
  const onError = vi.fn();
  const request = new Request('https://shop.example/');
  const html = await (await render(request, { app, template, onError })).text();
  return { html, answer: answers[0], errors: onError.mock.calls.map(([error]) => String(error)) };
}

describe('a page that is rendered on a server', () => {
  it.each(hooks)('can call %s', async (name, hook) => {
    const { html, errors } = await renderWith(name, hook);
    expect(errors).toEqual([]);
    expect(html).toContain('the page');
  });

  it('is in a browser for useHost and useCan, until the real one is known', async () => {
    const { answer } = await renderWith('useHost', portico.useHost);
    expect(answer).toMatchObject({ env: { app: 'browser', via: 'web' }, state: 'web' });
    expect((await renderWith('useCan', portico.useCan)).answer).toBe('web');
  });
});
