import { expect, it } from 'vitest';
import { type PorticoOptions, portico } from '../../src/vite';

it('no options and undefined options mean the defaults', () => {
  const names = (options?: PorticoOptions) => portico(options).map(({ name }) => name);
  const undefinedOptions = { mode: undefined, headers: undefined, splash: undefined };
  expect(names({})).toEqual(names());
  expect(names(undefinedOptions as object)).toEqual(names());
});

it('a wrong option is a compile error', () => {
  // @ts-expect-error misspelt
  const misspelt: PorticoOptions = { header: true };
  // @ts-expect-error neither 'path' nor 'hash'
  const mode: PorticoOptions = { mode: 'hashed' };
  // @ts-expect-error no list
  const connect: PorticoOptions = { headers: { connect: 'https://api.example.com' } };
  // @ts-expect-error misspelt in a part
  const setting: PorticoOptions = { splash: { setting: 'a' } };
  expect([misspelt, mode, connect, setting]).toHaveLength(4);
});

it('an option that is false leaves its part out', () => {
  const names = (options: PorticoOptions) => portico(options).map(({ name }) => name);
  expect(names({})).toEqual(expect.arrayContaining(['portico:splash', 'portico:security-headers']));
  expect(names({ splash: false })).not.toContain('portico:splash');
  expect(names({ headers: false })).not.toContain('portico:security-headers');
});
