import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api, json } = setUpBackend();

describe('/api/status/:code', () => {
  it.each([200, 201, 299, 300, 302, 401, 404, 418, 429, 500, 503, 599])(
    'answers %d',
    async (code) => {
      const { status, body } = await json(`/status/${code}`, { redirect: 'manual' });
      expect([status, body]).toEqual([code, { status: code }]);
    },
  );

  it.each([204, 205, 304])('answers %d without a body', async (code) => {
    const response = await api(`/status/${code}`);
    expect([response.status, await response.text()]).toEqual([code, '']);
  });

  it.each(['100', '199', '600', 'abc', '-1', '200.5'])('refuses %s', async (code) => {
    expect(await json(`/status/${code}`)).toMatchObject({
      status: 400,
      body: { error: 'the status must be a whole number from 200 to 599' },
    });
  });
});
