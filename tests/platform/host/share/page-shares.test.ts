import { describe, expect, it } from 'vitest';
import { createPageShares } from '@/platform/host/share/page-shares';
import { fakePlatform } from '../../../helpers/fake-platform';

type Options = Parameters<typeof fakePlatform>[0];

const page = { id: 'p1', route: '/item', url: '/item', params: { id: '7' } };

function start(options: Options = {}) {
  const fake = fakePlatform(options);
  const { context } = fake;
  Object.assign(context.env.document, { title: 'Document', baseURI: 'https://example.org/' });
  return { ...fake, shares: context.shelf(createPageShares) };
}

describe('[S1.2] the card of a page', () => {
  it('the default card has the title and the address of the page', () => {
    const { shares } = start();
    expect(shares.of(page)).toEqual({
      title: 'Document',
      desc: '',
      link: 'https://example.org/',
      imgUrl: '',
    });
  });

  it('a card has the title of the route table, or the title that a call has set', () => {
    const { shares, context } = start({ routes: { '/item': { title: 'Stone' } } });
    expect(shares.of(page)?.title).toBe('Stone');
    context.chrome.changePage('p1', { title: 'Carrara' });
    expect(shares.of(page)?.title).toBe('Carrara');
  });

  it('the link has no tracking parameters, except for those that the route declares', () => {
    const href = 'https://example.org/item?id=7&from=singlemessage&isappinstalled=0#a';
    const { shares, context } = start();
    Object.assign(context.env.window, { location: { href } });
    expect(shares.of(page)?.link).toBe('https://example.org/item?id=7#a');
    const own = start({ routes: { '/item': { query: { from: 'string?' } } } });
    Object.assign(own.context.env.window, { location: { href } });
    expect(own.shares.of(page)?.link).toBe('https://example.org/item?id=7&from=singlemessage#a');
  });

  it.each([
    [
      'https://example.org/gone#tgWebAppData=user%3D1&tgWebAppVersion=8.0',
      'https://example.org/gone',
    ],
    ['https://example.org/gone?a&&b#access_token=t', 'https://example.org/gone?a&b'],
    ['https://example.org/gone?a&&b#part', 'https://example.org/gone?a&&b#part'],
  ])('the link of a page at %s has no personal data', (href, link) => {
    const { shares, context } = start();
    Object.assign(context.env.window, { location: { href } });
    expect(shares.of({ ...page, route: '' })?.link).toBe(link);
  });

  it('a card merges those of the app, the route, a component and a call, the last one first', () => {
    const { shares } = start({
      host: { share: { title: 'App', desc: 'All stones', imgUrl: '/app.png' } },
      routes: {
        '/item': { share: ({ params, title }) => ({ title: `${title} ${params['id']}` }) },
      },
    });
    expect(shares.of(page)).toMatchObject({ title: 'Document 7', desc: 'All stones' });
    const withdraw = shares.offer('p1', () => ({ title: 'Component' }));
    expect(shares.of(page)?.title).toBe('Component');
    shares.prepare('p1', { desc: 'By call' });
    expect(shares.of(page)).toMatchObject({ title: 'Component', desc: 'By call' });
    withdraw();
    expect(shares.of(page)).toEqual({
      title: 'Document 7',
      desc: 'By call',
      link: 'https://example.org/',
      imgUrl: 'https://example.org/app.png',
    });
  });

  it('the component that mounted last wins', () => {
    const { shares } = start();
    shares.offer('p1', () => ({ title: 'First' }));
    const withdraw = shares.offer('p1', () => ({ title: 'Second' }));
    expect(shares.of(page)?.title).toBe('Second');
    withdraw();
    expect(shares.of(page)?.title).toBe('First');
  });

  it('a card belongs to one page, and is removed when the page is unloaded', () => {
    const { shares, unload } = start();
    shares.prepare('p1', { title: 'Prepared' });
    shares.offer('p2', () => ({ title: 'Other' }));
    expect(shares.of(page)?.title).toBe('Prepared');
    expect(shares.of({ ...page, id: 'p2' })?.title).toBe('Other');
    unload('p1');
    expect(shares.of(page)?.title).toBe('Document');
  });

  it('a component can forbid sharing, and a nearer card allows it again', () => {
    const { shares } = start();
    shares.offer('p1', () => false);
    expect(shares.of(page)).toBeNull();
    shares.prepare('p1', { title: 'Now it is' });
    expect(shares.of(page)?.title).toBe('Now it is');
    shares.prepare('p1', false);
    expect(shares.of(page)).toBeNull();
    expect(shares.of(page, { title: 'At once' })?.title).toBe('At once');
  });

  it('a route can forbid sharing', () => {
    const { shares } = start({ routes: { '/item': { share: false } } });
    expect(shares.of(page)).toBeNull();
  });

  it('a product’s function that rejects is reported once, with its page', async () => {
    const { shares, reported } = start({});
    const error = new Error('no stone');
    shares.offer('p1', (() => Promise.reject(error)) as never);
    expect(shares.of(page)?.title).toBe('Document');
    await Promise.resolve();
    await Promise.resolve();
    expect(reported).toEqual([error]);
  });

  it('an error in a product’s function is reported, and the next card is used', () => {
    const { shares, reported } = start({
      routes: {
        '/item': {
          share: () => {
            throw new Error('no stone');
          },
        },
      },
    });
    shares.offer('p1', () => ({ link: 'javascript:void 0' }));
    expect(shares.of(page)?.title).toBe('Document');
    expect(reported).toMatchObject([
      { errMsg: 'share:fail parameter.link should be a web address' },
      { message: 'no stone' },
    ]);
  });

  it('listeners hear about every change', () => {
    const { shares } = start();
    let changes = 0;
    const stop = shares.subscribe(() => {
      changes += 1;
    });
    shares.offer('p1', () => ({}))();
    shares.prepare('p1', {});
    shares.changed();
    stop();
    shares.changed();
    expect(changes).toBe(4);
  });
});
