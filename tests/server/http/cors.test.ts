import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api } = setUpBackend();
const from = (origin: string, headers = {}) => ({ headers: { Origin: origin, ...headers } });

describe('other origins', () => {
  it('lets pages of this machine read answers and errors', async () => {
    for (const path of ['/echo', '/nothing', '/status/500']) {
      const { headers } = await api(path, from('http://localhost:3000'));
      expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-expose-headers')).toContain('Content-Disposition');
    }
  });

  it('lets no other page', async () => {
    const { headers } = await api('/echo', from('http://evil.example'));
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toBe('Origin');
  });

  it('answers preflights, and an OPTIONS that is none goes to its route', async () => {
    const asked = {
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'x-a',
    };
    const preflight = await api('/echo', {
      method: 'OPTIONS',
      ...from('http://localhost:1', asked),
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('PUT');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-a');
    const options = await api('/echo', { method: 'OPTIONS', ...from('http://localhost:1') });
    expect(await options.json()).toMatchObject({ method: 'OPTIONS' });
  });
});
