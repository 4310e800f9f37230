import { expect, it, vi } from 'vitest';
import { createWorkerPolicy, startWorker } from '@/platform/call/worker';
import { workerUrls } from '@/platform/call/worker-urls';
import { fakePlatform } from '../../helpers/fake-platform';

type Rules = { createScriptURL(url: string): string };

function start(change: object = {}) {
  const { context, env } = fakePlatform();
  Object.assign(env.window, change);
  return { context, window: env.window as unknown as { porticoWorkers?: unknown } };
}

/** Vouches for what the rules let through, once, as the browser does. */
function trustedTypes() {
  const createPolicy = vi.fn((name: string, rules: Rules) => {
    if (createPolicy.mock.calls.length > 1) throw new TypeError(`${name} exists`);
    return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
  });
  return { createPolicy };
}

it('vouches for the workers of the platform and for nothing else', () => {
  const { context } = start({ trustedTypes: trustedTypes() });
  const policy = createWorkerPolicy(context);
  expect(policy.createScriptURL(workerUrls.digest)).toBe(`trusted ${workerUrls.digest}`);
  for (const url of ['', '/other.js', `${workerUrls.digest}?`, 'data:,alert(1)', 'toString']) {
    expect(() => policy.createScriptURL(url)).toThrow(`${url} is not a worker of Portico`);
  }
});

it('makes its policy once for all apps on a page', () => {
  const types = trustedTypes();
  const { context, window } = start({ trustedTypes: types });
  const policy = createWorkerPolicy(context);
  expect(createWorkerPolicy(context)).toBe(policy);
  expect(window.porticoWorkers).toBe(policy);
  expect(types.createPolicy).toHaveBeenCalledTimes(1);
  expect(types.createPolicy.mock.calls[0]?.[0]).toBe('portico');
});

it('is as strict where the browser has no Trusted Types', () => {
  const policy = createWorkerPolicy(start().context);
  expect(policy.createScriptURL(workerUrls.digest)).toBe(workerUrls.digest);
  expect(() => policy.createScriptURL('/other.js')).toThrow('/other.js is not a worker of Portico');
});

it('starts a module worker by its trusted URL', () => {
  const Worker = vi.fn();
  startWorker(start({ Worker, trustedTypes: trustedTypes() }).context, 'digest');
  expect(Worker.mock.calls).toEqual([
    [`trusted ${workerUrls.digest}`, { type: 'module', name: 'portico-digest' }],
  ]);
});
