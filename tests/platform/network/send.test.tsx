import axios from 'axios';
import { expect, it, onTestFinished } from 'vitest';
import { setUpRequest } from '../../helpers/request-call';

it('the defaults of the product’s axios do not change requests of the platform', async () => {
  const before = { ...axios.defaults, headers: { ...axios.defaults.headers } };
  onTestFinished(() => {
    axios.defaults.headers = before.headers;
    for (const name of ['auth', 'params', 'timeout'] as const)
      Object.assign(axios.defaults, { [name]: before[name] });
  });
  Object.assign(axios.defaults.headers, { common: { Authorization: 'Bearer of-the-product' } });
  Object.assign(axios.defaults, { params: { product: '1' }, timeout: 1 });

  const { echo } = setUpRequest();
  const { headers, query } = await echo({ data: { page: 2 } });
  expect(headers['authorization']).toBeUndefined();
  expect(query).toEqual({ page: '2' });
  expect(headers['accept']).toBe('application/json, text/plain, */*');

  axios.defaults.auth = { username: 'ada', password: 'x' };
  const other = await setUpRequest().echo({ method: 'POST', header: { accept: 'text/plain' } });
  expect(other.headers['authorization']).toBeUndefined();
  expect(other.headers['accept']).toBe('text/plain');
});
