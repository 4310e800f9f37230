import { createRandom, type Random } from './random';

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'data:text/html,',
  'vbscript:',
  'file:///',
  'https://',
  'http:',
  'blob:',
  'about:',
  'wx://',
  ' javascript:',
  '\tdata:',
];
const hosts = ['evil.test', 'evil.test/list', 'localhost:1', '[::1]', 'a@b', '%65vil', '。', ''];
const words = [
  'alert(1)',
  'nope',
  '%',
  '%zz',
  '%00',
  '%E4%BD',
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  '\u0000',
  '\ud800',
  '你好',
  '<img src=x onerror=alert(1)>',
  '"\'`',
  '..',
  '.',
  ':id',
  '*',
  ' ',
  '\u202e',
  '🦊',
];
const polluted = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  '__defineGetter__',
  '__proto__/x',
  'constructor/prototype',
];

type Make = (random: Random) => string;

/** From /list every one of them must be refused, because none is the address of a page. */
const makers: readonly Make[] = [
  (random) => random.pick(schemes) + random.pick(hosts) + random.pick(words),
  (random) => `//${random.pick(hosts)}/${random.pick(words)}`,
  (random) =>
    `${random.pick(['/\\', '\\\\', '\\/', '///', '/\t/', '/\n/'])}${random.pick(hosts)}/x`,
  (random) => `/list${random.pick(['\u0000', '\u0000/..', '\u0007', '\\..\\x', '%2F..', '%00'])}`,
  (random) => `/nope${'%'.repeat(1 + random.integer(5))}${random.pick(words)}`,
  (random) => `/${random.pick(polluted)}`,
  (random) => random.pick(polluted),
  (random) => `${'../'.repeat(1 + random.integer(50))}etc/passwd${random.pick(words)}`,
  (random) => `/list/${'%2e%2e/'.repeat(1 + random.integer(20))}nope`,
  (random) => `/item/1/${'../'.repeat(random.integer(3))}a/b/c/${random.pick(words)}`,
  (random) => `/${random.pick(words)}-nope-${random.integer(1_000_000)}`,
  (random) => `/nope?${random.pick(words)}=${random.pick(words)}#${random.pick(words)}`,
  (random) => ' '.repeat(random.integer(4)) + random.pick(['', '\t', '\n', '\u00a0']),
];

const huge: readonly string[] = [
  `/${'a'.repeat(100_000)}`,
  `/item/${'x'.repeat(100_000)}`,
  `/list?q=${'%'.repeat(100_000)}`,
  `/item/1?q=${'你'.repeat(30_000)}`,
  `/nope#${'#'.repeat(100_000)}`,
  `${'../'.repeat(33_000)}nope`,
  `/${'a/'.repeat(50_000)}`,
  `javascript:${'/'.repeat(100_000)}`,
];

export function hostileTargets(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const small = Array.from({ length: count - huge.length }, () => random.pick(makers)(random));
  return [...huge, ...small];
}
