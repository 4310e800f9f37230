import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEnv, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import { createSelectorQuery, type SelectorQuery } from '@/platform/uni/calls';
import type { Navigator } from '@/router';
import { factoryCall } from '../../helpers/factory-call';
import { fakePlatform } from '../../helpers/fake-platform';
import { setMarkup } from '../../helpers/markup';

const { context: fake } = fakePlatform();
const context = createPlatformContext({ ...fake, env: createEnv(window) });

beforeEach(() => {
  setMarkup(
    document.body,
    `
    <div data-page-id="p0"><div data-page-content><p class="row" id="other"></p></div></div>
    <div data-page-id="p1" style="position:fixed;inset:0">
      <header style="height:44px"></header>
      <div data-page-content style="position:relative;height:300px;overflow:auto;margin-left:10px">
        <div id="first" class="row" data-stone-name="granite" title="First"
          style="position:absolute;left:5px;top:20px;width:100px;height:50px;color:rgb(1, 2, 3)"></div>
        <section><p class="row" style="height:1000px"></p></section>
      </div>
    </div>`,
  );
  document.querySelector('[data-page-id="p1"] [data-page-content]')!.scrollTop = 7;
});
afterEach(() => {
  document.body.replaceChildren();
});

const query = (page = 'p1') =>
  createSelectorQuery(context, factoryCall('createSelectorQuery', { pageId: page }));

it('gives positions relative to the page, below the navigation bar', async () => {
  const [rect] = await query().select('#first').boundingClientRect().exec();
  expect(rect).toEqual({
    id: 'first',
    dataset: { stoneName: 'granite' },
    left: 5,
    right: 105,
    top: 13,
    bottom: 63,
    width: 100,
    height: 50,
  });
});

it('answers in the order of the questions, also to callbacks', async () => {
  const heard = vi.fn();
  const all = vi.fn();
  const answers = await query()
    .selectViewport()
    .scrollOffset(heard)
    .selectAll('.row')
    .fields({ id: true })
    .exec(all);
  expect(answers).toEqual([
    expect.objectContaining({ scrollTop: 7, scrollLeft: 0, scrollHeight: expect.any(Number) }),
    [{ id: 'first' }, { id: '' }],
  ]);
  expect(heard.mock.calls).toEqual([[answers[0]]]);
  expect(all.mock.calls).toEqual([[answers]]);
});

it('measures the whole page with selectViewport', async () => {
  const [page] = await query().selectViewport().boundingClientRect().exec();
  expect(page).toMatchObject({ left: 0, top: 0, height: 300, bottom: 300 });
});

it('answers with the requested fields only', async () => {
  const [fields] = await query()
    .select('#first')
    .fields({ size: true, properties: ['title', 'none'], computedStyle: ['color', 'marginLeft'] })
    .exec();
  expect(fields).toEqual({
    width: 100,
    height: 50,
    title: 'First',
    none: null,
    color: 'rgb(1, 2, 3)',
    marginLeft: '0px',
  });
});

it.each([
  ['an element', () => document.querySelector('#other')!],
  ['a ref', () => ({ current: document.querySelector('#other') })],
])('select accepts %s', async (_what, target) => {
  const [found] = await query().select(target()).node().exec();
  expect(found).toEqual({ node: document.querySelector('#other') });
});

it('in() searches inside an element', async () => {
  const section = document.querySelector('section')!;
  const [found] = await query().in(section).selectAll('.row').fields({ id: true }).exec();
  expect(found).toEqual([{ id: '' }]);
});

it('gives null for select and an empty list for selectAll without a match', async () => {
  const gone = { current: null };
  expect(
    await query()
      .select('#other')
      .boundingClientRect()
      .selectAll('.none')
      .boundingClientRect()
      .select(gone)
      .boundingClientRect()
      .in(gone)
      .select('.row')
      .boundingClientRect()
      .exec(),
  ).toEqual([null, [], null, null]);
});

it('searches in the document if there is no such page', async () => {
  const [found] = await query('gone').select('#other').fields({ id: true }).exec();
  expect(found).toEqual({ id: 'other' });
});

it('a second exec answers only newer questions', async () => {
  const once = query();
  expect(await once.select('#first').boundingClientRect().exec()).toHaveLength(1);
  expect(await once.exec()).toEqual([]);
});

describe('createSelectorQuery rejects with invalid', () => {
  it.each<[string, (ask: SelectorQuery) => SelectorQuery]>([
    ['parameter.selector is not a selector: ##', (ask) => ask.select('##')],
    [
      'parameter.selector should be a selector, an element or a ref',
      (ask) => ask.select(5 as never),
    ],
    ['parameter.scope is not a selector: ##', (ask) => ask.in('##' as never).select('p')],
  ])('%s', async (message, ask) => {
    await expect(ask(query()).boundingClientRect().exec()).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `createSelectorQuery().exec:fail ${message}`,
    });
  });

  it.each([
    [5, 'the parameter should be an object'],
    [{ rect: 'yes' }, 'parameter.rect should be true or false'],
    [{ properties: 'id' }, 'parameter.properties should be a list of names'],
  ])('for the fields %j', async (fields, message) => {
    await expect(
      query()
        .select('p')
        .fields(fields as never)
        .exec(),
    ).rejects.toMatchObject({
      code: 'invalid',
      message,
    });
  });
});

it('the object exists before its code has loaded, and searches in its page', async () => {
  const platform = createPlatform(context, {} as Navigator);
  const [found, all] = await platform
    .createSelectorQuery()
    .select('.row')
    .fields({ id: true })
    .selectAll('.row')
    .fields({ id: true })
    .exec();
  expect(found).toEqual({ id: 'first' });
  expect(all).toHaveLength(2);
});
