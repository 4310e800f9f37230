/** @module-tag long */
import { cleanup, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RichText } from '@/components/rich-text';
import { cleanContent } from '@/components/rich-text/clean-content';
import { nextViolation } from '../../helpers/markup';
import { addPolicy, expectHarmless, poke, watchPage } from './watch-page';
import { xssVectors } from './xss-vectors';
import '@/components/kit/tokens.css';

const options = {
  pictures: 'own' as const,
  keepsColours: true,
  isPreviewable: true,
  nameOfPicture: (alt: string) => `View ${alt}`,
  nameOfTable: 'Table',
  base: document.baseURI,
  addressOf: (url: string) => url,
};

let page: ReturnType<typeof watchPage>;

beforeAll(() => {
  // This policy allows scripts, so that only the cleaning can stop them.
  addPolicy(
    "img-src 'self' data: blob:; media-src 'self'; font-src 'self' data:; frame-src 'self'; object-src 'none'; form-action 'self'; base-uri 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:; connect-src 'self' blob: ws: wss:",
  );
  page = watchPage();
});
afterAll(() => page.stop());
afterEach(cleanup);

const settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));

describe('RichText and hostile markup', () => {
  it('the trap of this test notices scripts and requests', async () => {
    const probe = document.createElement('div');
    // The probe proves that the trap works. No other test may run it.
    probe.innerHTML = '<img src="data:," onerror="trap()"><img src="https://evil.test/probe">';
    const refused = nextViolation();
    document.body.append(probe);
    expect(await refused).toBe('img-src');
    await expect.poll(page.ran).toBe(1);
    await expect.poll(() => page.asked().length).toBeGreaterThan(0);
    probe.remove();
    page.stop();
    page = watchPage();
    await settle();
    page.asked().length = 0;
  });

  it('shows all hostile markup without running scripts, sending requests or changing the page', async () => {
    expect(xssVectors.length).toBeGreaterThan(350);
    for (let from = 0; from < xssVectors.length; from += 40) {
      const some = xssVectors.slice(from, from + 40);
      const onReady = vi.fn();
      const { container, unmount } = render(
        some.map((vector, index) => (
          <RichText key={vector} nodes={`<p>${index}</p>${vector}`} onReady={onReady} />
        )),
      );
      await waitFor(() => expect(onReady).toHaveBeenCalledTimes(some.length), { interval: 5 });
      for (const [index, root] of [...container.children].entries()) {
        expect(root.querySelector('p')?.textContent).toBe(`${index}`);
        expectHarmless(root.lastElementChild!);
      }
      poke(container);
      page.expectUntouched();
      unmount();
    }
    await settle();
    expect(page.ran()).toBe(0);
    expect(page.asked()).toEqual([]);
  });

  it('cleans hostile markup that is given as data, including attributes', async () => {
    const attrs = {
      onerror: 'trap()',
      onclick: 'trap()',
      href: 'javascript:trap()',
      src: 'https://evil.test/x.png',
      style: 'position:fixed;background:url(https://evil.test/b)',
      srcdoc: '<script>parent.trap()</script>',
      class: 'outside',
      id: 'outside',
      'data-mirror': '',
    };
    const names = ['a', 'img', 'p', 'script', 'iframe', 'svg', 'style', 'form', 'object', 'DIV'];
    const children = xssVectors.map((text) => ({ type: 'text', text }) as const);
    const nodes = names.map((name) => ({ name, attrs, children }));
    const hostile = [...nodes, null, 7, { name: {} }, { type: 'text' }, { name: 'p', children: 3 }];
    const cleaned = await cleanContent(hostile as never, options);
    expectHarmless(cleaned.fragment);
    document.body.append(cleaned.fragment);
    page.expectUntouched();
    document.getElementById('user-content-outside')?.remove();
    expect(page.ran()).toBe(0);
  });

  it('stays safe for 400 mutations of the markup, or 2000 in a long run', async () => {
    const stage = document.createElement('div');
    document.body.append(stage);
    const pieces = fc.constantFrom(
      ...['<', '>', '"', "'", '`', '=', '/', '\0', '<!--', '-->', ']]>', '<svg>', '</svg>', '<p>'],
      ...['<style>', '</style>', '<math><mtext>', '</math>', '<template>', '<table>', '<select>'],
      ...[' onerror=trap() ', ' src=x ', ' style=', 'javascript:', '<img src=x onerror=trap()>'],
      ...['</noscript>', '<noscript>', '<title>', '</title>', '\\', '&lt;', '&#x3c;', '<form>'],
    );
    const change = fc.record({
      at: fc.nat(400),
      cut: fc.oneof(fc.constant(0), fc.nat(12)),
      put: fc.oneof(pieces, fc.string({ maxLength: 6, unit: 'binary' })),
    });
    const mutated = fc
      .tuple(
        fc.array(fc.constantFrom(...xssVectors.filter(({ length }) => length < 500)), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.array(change, { minLength: 1, maxLength: 8 }),
      )
      .map(([parts, changes]) =>
        changes.reduce((text, { at, cut, put }) => {
          const from = at % (text.length + 1);
          return text.slice(0, from) + put + text.slice(from + cut);
        }, parts.join('')),
      );
    const texts = fc.array(mutated, { minLength: 40, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(texts, async (all) => {
        const cleaned = await Promise.all(all.map((html) => cleanContent(html, options)));
        for (const { fragment } of cleaned) expectHarmless(fragment);
        stage.replaceChildren(...cleaned.map(({ fragment }) => fragment));
      }),
      { numRuns: import.meta.env.FULL ? 50 : 10 },
    );
    stage.remove();
    await settle();
    page.expectUntouched();
    expect(page.ran()).toBe(0);
    expect(page.asked()).toEqual([]);
  }, 60_000);
});
