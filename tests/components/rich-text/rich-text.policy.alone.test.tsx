/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RichText } from '@/components/rich-text';
import { addPolicy } from './watch-page';
import '@/components/kit/tokens.css';

afterEach(cleanup);

const reports: string[] = [];

beforeAll(async () => {
  // Load everything that Vitest needs before the policy applies.
  await import('@/components/rich-text/clean-content');
  document.addEventListener('securitypolicyviolation', (event) => {
    reports.push(`${event.effectiveDirective} ${event.sample}`);
  });
  addPolicy(
    "img-src 'self' data: blob:; connect-src 'self' blob: ws: wss:; script-src-attr 'none'; style-src-attr 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types portico default",
  );
});

describe('RichText under a strict policy', () => {
  it('applies markup and styles without a violation of the policy', async () => {
    expect(() => {
      document.createElement('div').innerHTML = '<b>refused</b>';
    }).toThrow(TypeError);
    await expect.poll(() => reports.length).toBe(1);
    reports.length = 0;
    render(
      <RichText
        nodes={[
          '<style>p { color: red }</style><base href="https://evil.test/">',
          '<h2 style="color: rgb(1, 2, 3)">Slabs</h2><p STYLE = \'margin-top: 7px\' onclick="trap()">Cut</p>',
          '<video><track src="https://evil.test/t.vtt" default></video>',
        ].join('')}
      />,
    );
    const heading = await screen.findByRole('heading', { name: 'Slabs' });
    expect(getComputedStyle(heading).color).toBe('rgb(1, 2, 3)');
    expect(getComputedStyle(screen.getByText('Cut')).marginTop).toBe('7px');
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    expect(reports).toEqual([]);
  });
});
