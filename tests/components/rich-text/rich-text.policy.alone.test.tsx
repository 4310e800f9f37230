/** @module-tag long */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { RichText } from '@/components/rich-text';
import { nextViolation } from '../../helpers/markup';
import '@/components/kit/tokens.css';

afterEach(cleanup);

describe('RichText under a strict policy', () => {
  it('applies markup and styles without a violation of the policy', async () => {
    const refused = nextViolation();
    expect(() => {
      document.createElement('div').innerHTML = '<b>refused</b>';
    }).toThrow(TypeError);
    expect(await refused).toBe('require-trusted-types-for');
    const reports: string[] = [];
    const report = (event: SecurityPolicyViolationEvent) => {
      reports.push(`${event.effectiveDirective} ${event.sample}`);
    };
    document.addEventListener('securitypolicyviolation', report);
    onTestFinished(() => document.removeEventListener('securitypolicyviolation', report));
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
