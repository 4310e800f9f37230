import { describe, expect, it } from 'vitest';
import { nameProblem, packageNameOf } from '../../create-portico/names.mjs';

describe('the name of an app', () => {
  it.each([
    ['my-app', 'my-app'],
    ['My App', 'my-app'],
    ['  .hidden', 'hidden'],
    ['Café 2000!', 'caf-2000'],
    ['_private', 'private'],
    ['a.b_c~d', 'a.b_c~d'],
    ['微信', ''],
  ])('of the folder %s is %s', (folder, name) => {
    expect(packageNameOf(folder)).toBe(name);
  });

  it.each([
    ['', 'The name of the folder needs a letter from a to z or a digit.'],
    ['a'.repeat(215), 'The name of the folder has more than 214 characters.'],
    ['node_modules', 'A folder called node_modules cannot be an app.'],
    ['portico', "The app cannot be called 'portico': that is the library's name."],
  ])('cannot be %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it('may have 214 characters', () => {
    expect(nameProblem('a'.repeat(214))).toBeUndefined();
  });
});
