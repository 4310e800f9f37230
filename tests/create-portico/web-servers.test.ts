import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const deploy = 'create-portico/templates/base/deploy';

it('nginx tells the backend who the client is, and passes on no address that a client has set', () => {
  const text = readFileSync(`${deploy}/nginx.conf`, 'utf8');
  const set = [...text.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(([, ...pair]) => pair);
  expect(Object.fromEntries(set)).toEqual({
    Host: '$host',
    'X-Real-IP': '$remote_addr',
    'X-Forwarded-For': '$remote_addr',
    'X-Forwarded-Proto': '$scheme',
  });
});

it('Caddy tells the backend who the client is', () => {
  expect(readFileSync(`${deploy}/Caddyfile`, 'utf8')).toContain(
    'header_up X-Real-IP {remote_host}',
  );
});
