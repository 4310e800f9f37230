import { fakePlatform } from '../../../helpers/fake-platform';
import { prepare as sharePrepare } from '@/platform/host/share/calls';
import { createPageShares } from '@/platform/host/share/page-shares';
import { describe, expect, it } from 'vitest';

const page = { id: 'p1', route: '/item', url: '/item', params: {} };

function start(options: Parameters<typeof fakePlatform>[0] = {}) {
  const fake = fakePlatform(options);
  Object.assign(fake.context.env.document, { title: 'Document', baseURI: 'https://example.org/' });
  const shares = fake.context.shelf(createPageShares);
  return { ...fake, shares, prepare: sharePrepare(fake.context) };
}

describe('[S1.2] share.prepare', () => {
  it('share.prepare sets the card of the page on top until the page is unloaded', async () => {
    const { prepare, shares, unload } = start();
    await prepare({ title: 'Carrara', link: '/stone/12' });
    expect(shares.of(page)).toMatchObject({
      title: 'Carrara',
      link: 'https://example.org/stone/12',
    });
    expect(shares.of({ ...page, id: 'p2' })?.title).toBe('Document');
    unload('p1');
    expect(shares.of(page)?.title).toBe('Document');
  });

  it('share.prepare forbids sharing by false, and a later card allows it again', async () => {
    const { prepare, shares } = start();
    await prepare(false);
    expect(shares.of(page)).toBeNull();
    await prepare({});
    expect(shares.of(page)?.title).toBe('Document');
  });

  it('share.prepare means the page that called it, although its code loaded later', async () => {
    const { context, shares } = start();
    const { signal } = new AbortController();
    const begun = { page: { ...page, id: 'p0' }, life: signal };
    const controls = { signal, progress: () => {}, begun };
    await sharePrepare(context)({ title: 'Before' }, controls);
    expect(shares.of({ ...page, id: 'p0' })?.title).toBe('Before');
    expect(shares.of(page)?.title).toBe('Document');
  });

  it('share.prepare refuses an invalid card, and rejects without a page', async () => {
    const { prepare } = start();
    await expect(prepare({ title: 7 as never })).rejects.toMatchObject({
      errMsg: 'share.prepare:fail parameter.title should be a string',
    });
    await expect(start({ page: null }).prepare({})).rejects.toMatchObject({ code: 'not-found' });
  });
});
