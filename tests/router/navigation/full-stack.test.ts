import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { openStack, travel } from '../../helpers/open-stack';

const load = async () => ({ default: () => null });
const limits = { live: 10, stack: 4, onFull: 'drop-oldest' } as const;
const form: RouteTable = { '/form': { load, beforeLeave: ({ closing }) => !closing } };

describe('a full stack', () => {
  it('keeps a page with a draft, and drops the oldest page without', async () => {
    const app = await openStack(['/list', '/item/1', '/item/2'], {}, { limits });
    const [, list] = app.nav.pages();
    app.nav.memory.write(list?.id ?? '', 'draft:note', 'typed');
    await app.navigate('/item/3');
    expect(app.urls()).toEqual(['/', '/list', '/item/2', '/item/3']);
    expect(app.nav.memory.read(list?.id ?? '', 'draft:note')).toBe('typed');
    expect(await app.back(2)).toBe('/list');
    expect(app.history().at).toBe(1);
  });

  it('keeps a page with a leave guard, and the entry of the dropped page opens it again', async () => {
    const app = await openStack(['/form', '/item/1', '/item/2'], form, { limits });
    await app.navigate('/item/3');
    expect(app.urls()).toEqual(['/', '/form', '/item/2', '/item/3']);
    await travel(app, -2);
    expect(app.urls()).toEqual(['/', '/form', '/item/1']);
    expect(app.log).toContain('/item/1:load');
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/form']);
  });

  it('drops the oldest page with input if all pages below the top have some', async () => {
    const app = await openStack(['/form', '/form?n=2', '/item/1'], form, { limits });
    await app.navigate('/item/3');
    expect(app.urls()).toEqual(['/', '/form?n=2', '/item/1', '/item/3']);
  });
});
