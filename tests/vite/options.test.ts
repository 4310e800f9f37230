import { expect, it } from 'vitest';
import { type PorticoOptions, portico } from '../../src/vite';

const errorOf = (options: unknown) => {
  try {
    portico(options as PorticoOptions);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

it('needs no options', () => {
  expect(errorOf({})).toBe('none');
  expect(() => portico()).not.toThrow();
});

it('a wrong option is an error that names the option and what it may be', () => {
  expect(errorOf('hash')).toBe('portico(): the options must be an object.');
  expect(errorOf({ header: true })).toMatch(
    /^portico\(\): there is no option 'header'\. The options are /,
  );
  expect(errorOf({ mode: 'hashed' })).toBe(
    "portico(): 'mode' is 'hashed', but it must be 'path' or 'hash'.",
  );
  expect(errorOf({ headers: 'yes' })).toBe(
    "portico(): 'headers' is 'yes', but it must be boolean or object.",
  );
  expect(errorOf({ headers: { connect: 'https://api.example.com' } })).toBe(
    "portico({ headers }): 'connect' is 'https://api.example.com', but it must be string[].",
  );
  expect(errorOf({ splash: { setting: 'a' } })).toBe(
    "portico({ splash }): there is no option 'setting'. The options are namespace, settings.",
  );
});

it('an option that is undefined is left out', () => {
  expect(errorOf({ mode: undefined, headers: undefined, splash: undefined })).toBe('none');
});

it('an option that is false leaves its part out', () => {
  const names = (options: PorticoOptions) => portico(options).map(({ name }) => name);
  expect(names({})).toEqual(expect.arrayContaining(['portico:splash', 'portico:security-headers']));
  expect(names({ splash: false })).not.toContain('portico:splash');
  expect(names({ headers: false })).not.toContain('portico:security-headers');
});
