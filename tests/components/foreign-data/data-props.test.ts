/** @module-tag long */
import { expect, it } from 'vitest';
import { readDataProps } from '../../helpers/read-callbacks';
import { others, props, written } from './data-props';

/** The names of the table say a state too: `Picker that is open`. */
const componentOf = (row: string) => row.replace(/ (that|of|with) .*/, '');

it('each prop that holds data is in the table, or has a reason why not', () => {
  const all = readDataProps();
  const tried = Object.entries(props).flatMap(([row, names]) =>
    names.map((name) => `${componentOf(row)}.${name}`),
  );
  const names = new Set(Object.values(written).flatMap((list) => list.split(' ')));
  const missing = all.filter((path) => {
    const [component = '', name = ''] = path.split('.');
    return !(tried.includes(path) || component in others || names.has(name) || names.has(path));
  });
  expect(missing).toEqual([]);
  // Nothing stays in the lists after it has left the package.
  const known = new Set(all.flatMap((path) => [path, path.split('.')[1]]));
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});
