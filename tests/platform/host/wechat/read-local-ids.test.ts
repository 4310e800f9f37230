import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLocalId, readLocalIds } from '@/platform/host/wechat/read-local-ids';

describe('readLocalIds', () => {
  it.each([
    ['a list, as on iOS', ['wxlocalresource://1', 'wxlocalresource://2']],
    ['JSON, as on Android and HarmonyOS', '["wxlocalresource://1","wxlocalresource://2"]'],
  ])('[S1.2] reads %s', (_, value) => {
    expect(readLocalIds(value)).toEqual(['wxlocalresource://1', 'wxlocalresource://2']);
  });

  it('leaves out what is no name', () => {
    expect(readLocalIds(['a', '', null, 5, 'b'])).toEqual(['a', 'b']);
    // oxlint-disable-next-line no-sparse-arrays
    expect(readLocalIds(['a', , 'b'])).toEqual(['a', 'b']);
    expect(readLocalIds('[]')).toEqual([]);
  });

  it.each([undefined, null, 5, {}, '', 'wxlocalresource://1', '{"0":"a"}', '["a"'])(
    'knows that %j is no list',
    (value) => {
      expect(readLocalIds(value)).toBeNull();
    },
  );

  it('answers whatever it is given, with names only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (value) => {
        for (const id of readLocalIds(value) ?? []) expect(id).toMatch(/[^]/);
      }),
    );
  });
});

describe('readLocalId', () => {
  it('reads the one name', () => {
    expect(readLocalId({ localId: 'voice1', errMsg: 'stopRecord:ok' })).toBe('voice1');
  });

  it('answers null for anything else', () => {
    for (const data of [undefined, null, 'voice1', {}, { localId: '' }, { localId: 5 }, []])
      expect(readLocalId(data)).toBeNull();
  });
});
