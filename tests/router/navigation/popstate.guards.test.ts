import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/define-routes';
import { table } from '../../helpers/nav-states';
import { openStack, travel, visit } from '../../helpers/open-stack';
import { createTestApp } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

describe('a page that keeps the visitor', () => {
  const form: RouteTable = { '/form': { load, beforeLeave: ({ closing }) => !closing } };

  it('stays, and the history is put back', async () => {
    const app = await openStack(['/form'], form);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/form']);
    expect(app.history()).toEqual({ urls: ['/', '/form'], at: 1 });
    expect(app.log).toEqual([]);
  });

  it('is asked about pages that a jump closes, the top one first', async () => {
    const app = await openStack(['/form', '/list'], form);
    await travel(app, -2);
    expect(app.urls()).toEqual(['/', '/form', '/list']);
    expect(app.history().at).toBe(2);
  });

  it('hears the back press first', async () => {
    const app = await openStack(['/list']);
    const heard: unknown[] = [];
    const { id, seq } = app.nav.activePage();
    app.nav.lifecycle.on(`${id}:${seq}`, 'backPress', {
      current: (event) => heard.push(event) > 0,
    });
    await travel(app, -1);
    expect(heard).toEqual([{ from: 'browser' }]);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });

  it('that lets go later is left then, by the same step', async () => {
    let answer: (verdict: boolean) => void = () => {};
    const wait: RouteTable = {
      '/wait': {
        load,
        beforeLeave: ({ closing }) =>
          !closing ||
          new Promise<boolean>((resolve) => {
            answer = resolve;
          }),
      },
    };
    const app = await openStack(['/list', '/wait', '/item/1'], wait);
    await travel(app, -2);
    expect(app.urls()).toEqual(['/', '/list', '/wait', '/item/1']);
    answer(true);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
    expect(app.log).toEqual(['/item/1:unload', '/wait:unload', '/list:show:back']);
  });

  it('that never answers holds nothing but itself', async () => {
    const wait: RouteTable = {
      '/wait': { load, beforeLeave: ({ closing }) => !closing || new Promise<boolean>(() => {}) },
    };
    const app = await openStack(['/wait'], wait);
    await travel(app, -1);
    expect(await app.navigate('/list')).toBe('/list');
    expect(app.urls()).toEqual(['/', '/wait', '/list']);
    expect(await app.back()).toBe('/wait');
  });

  it('may lead elsewhere instead', async () => {
    const away: RouteTable = {
      '/form': { load, beforeLeave: ({ closing }) => !closing || '/list' },
    };
    const app = await openStack(['/form'], away);
    await travel(app, -1);
    expect(app.urls()).toEqual(['/', '/form', '/list']);
    expect(app.history().at).toBe(2);
  });

  it('is asked once, however often back is pressed while it thinks', async () => {
    const questions: ((verdict: boolean) => void)[] = [];
    const wait: RouteTable = {
      '/wait': {
        load,
        beforeLeave: ({ closing }) =>
          !closing || new Promise<boolean>((resolve) => questions.push(resolve)),
      },
    };
    const app = await openStack(['/list', '/wait'], wait);
    await travel(app, -1);
    await travel(app, -1);
    const call = app.nav.back();
    await app.idle();
    expect(questions).toHaveLength(1);
    questions[0]!(true);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
    expect(await call).toMatchObject({ refused: 'cancel' });
  });

  describe('is asked before any move of the visitor’s that closes it', () => {
    const stays = { '/form': { load, beforeLeave: ({ closing }) => !closing } } as RouteTable;

    it('back over a change of tabs', async () => {
      let mayLeave = true;
      const list: RouteTable = { '/list': { load, beforeLeave: () => mayLeave } };
      const app = await openStack(['/list'], list);
      await app.switchTab('/me');
      await travel(app, 1);
      expect(app.urls()).toEqual(['/', '/list']);
      mayLeave = false;
      await travel(app, -1);
      expect(app.urls()).toEqual(['/', '/list']);
      expect(app.history().at).toBe(1);
      mayLeave = true;
      await travel(app, -1);
      expect(app.urls()).toEqual(['/']);
      expect(app.history()).toEqual({ urls: ['/', '/list'], at: 0 });
    });

    it('forward', async () => {
      const app = await openStack(['/list', '/item/1'], stays);
      await travel(app, -1);
      await app.redirect('/form');
      await travel(app, 1);
      expect(app.urls()).toEqual(['/', '/form']);
      expect(app.history()).toEqual({ urls: ['/', '/form', '/item/1'], at: 1 });
    });

    it('the typed address of a tab, now or later', async () => {
      let answer: (verdict: boolean) => void = () => {};
      const wait: RouteTable = {
        '/wait': {
          load,
          beforeLeave: () =>
            new Promise<boolean>((resolve) => {
              answer = resolve;
            }),
        },
      };
      const app = await openStack(['/form'], stays);
      await visit(app, '/me');
      expect(app.urls()).toEqual(['/', '/form']);
      expect(app.history()).toEqual({ urls: ['/', '/form', '/me'], at: 1 });
      const other = await openStack(['/wait'], wait);
      await visit(other, '/me');
      answer(true);
      await other.idle();
      expect(other.urls()).toEqual(['/me']);
      expect(other.history()).toEqual({ urls: ['/', '/wait', '/me'], at: 2 });
    });
  });

  it('may be the only page there is above another root', async () => {
    const wait: RouteTable = {
      '/wait': { load, beforeLeave: async ({ closing }) => closing },
    };
    const app = createTestApp({ table: { ...table, ...wait }, url: '/list' });
    await app.idle();
    await visit(app, '/me');
    await app.redirect('/wait');
    await travel(app, -1);
    expect(app.urls()).toEqual(['/list']);
    expect(app.history().at).toBe(0);
  });
});
