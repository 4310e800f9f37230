import { describe, expect, it } from 'vitest';
import { isLocalOrigin, isOwnHost } from '../../../server/http/local-hosts.mjs';

describe('isOwnHost', () => {
  it.each([
    'localhost',
    'localhost:5173',
    'a.localhost:1',
    '127.0.0.1:80',
    '[::1]:80',
    '192.168.1.7:5173',
    'LOCALHOST',
  ])('takes %s', (host) => expect(isOwnHost(host)).toBe(true));
  it.each([
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a@b c',
    ':80',
    '[',
    'localhost@evil.example',
  ])('refuses %s', (host) => expect(isOwnHost(host)).toBe(false));
});

describe('isLocalOrigin', () => {
  it.each([
    'http://localhost',
    'https://localhost:8443',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://a.localhost',
  ])('takes %s', (origin) => expect(isLocalOrigin(origin)).toBe(true));
  it.each([
    'null',
    '',
    'http://evil.example',
    'http://127.evil.example',
    'http://127.0.0.1.evil.example',
    'http://192.168.1.7',
    'http://localhost.evil.example',
    'file://',
  ])('refuses %s', (origin) => expect(isLocalOrigin(origin)).toBe(false));
});
