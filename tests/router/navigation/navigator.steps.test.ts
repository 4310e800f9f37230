import { expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import type { Refusal } from '@/router/core/refusal';
import { table } from '../../helpers/nav-states';
import { createTestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

const stepRoutes: RouteTable = {
  '/zoom': { query: { scale: { type: 'number', default: 18, min: 5, max: 18 } }, load },
  '/need': { query: { name: 'string', size: 'number?' }, load },
};

async function open(url: string) {
  const refusals: Refusal[] = [];
  const app = createTestApp({
    table: { ...table, ...stepRoutes },
    onRefused: (refusal) => refusals.push(refusal),
  });
  await app.idle();
  await app.navigate(url);
  const page = app.nav.activePage();
  const step = async (to: string, mode: 'push' | 'replace' = 'push') => {
    app.nav.step(to, mode);
    await app.idle();
    const current = app.nav.activePage();
    return { params: current.params, url: current.url };
  };
  return { app, refusals, page, step };
}

it.each([
  ['/zoom?scale=7', { scale: 7 }],
  ['/zoom?scale=99', { scale: 18 }],
  ['/zoom?scale=-1', { scale: 5 }],
  ['/zoom?scale=wide', { scale: 18 }],
  ['/zoom', { scale: 18 }],
  ['?scale=1', { scale: 5 }],
])(
  '[S2.1] an address step to %s applies the defaults and limits of the query',
  async (to, params) => {
    const { step, refusals } = await open('/zoom?scale=9');
    expect((await step(to)).params).toEqual(params);
    expect(refusals).toEqual([]);
  },
);

it.each(['/need', '/need?size=3', '//evil.test', 'javascript:alert(1)', '', '\0'])(
  '[S2.1] an address step to %j is refused like a navigation',
  async (to) => {
    const { app, step, refusals } = await open('/need?name=a&size=1');
    const before = app.history();
    const after = await step(to);
    expect(after).toEqual({ url: '/need?name=a&size=1', params: { name: 'a', size: 1 } });
    expect(app.history()).toEqual(before);
    expect(refusals).toHaveLength(1);
  },
);

it('[S2.1] a refused address step names the missing parameter', async () => {
  const { step, refusals } = await open('/need?name=a');
  await step('/need?size=3', 'replace');
  expect(refusals).toEqual([
    { refused: 'invalid', message: 'parameter.params.name: missing or malformed in the url' },
  ]);
});

it('an address step of a covered page is refused and changes nothing', async () => {
  const { app, page, refusals } = await open('/zoom');
  await app.navigate('/list');
  app.nav.step('/zoom?scale=9', 'replace', page);
  await app.idle();
  expect(app.urls()).toEqual(['/', '/zoom', '/list']);
  expect(app.history()).toEqual({ urls: ['/', '/zoom', '/list'], at: 2 });
  expect(refusals).toEqual([
    {
      refused: 'cancel',
      message: 'only a page that is shown can change its address: /zoom?scale=9',
    },
  ]);
});
