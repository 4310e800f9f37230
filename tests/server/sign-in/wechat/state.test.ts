import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, PAGE, setUpSignIn } from './set-up-sign-in';

describe('a whole sign-in', () => {
  const service = setUpSignIn();

  it('finishes once with each state, and never with a changed one', async () => {
    const signIn = service.signIn();
    await fc.assert(
      fc.asyncProperty(fc.nat(103), fc.boolean(), async (index, isReused) => {
        const known = isReused ? signIn.begin({ returnTo: PAGE }).cookie : '';
        const { state, cookie } = signIn.begin({ returnTo: PAGE, cookie: known });
        const code = service.fake().makeCode('open-bo');
        const other = state[index] === 'a' ? 'b' : 'a';
        const changed = state.slice(0, index) + other + state.slice(index + 1);
        const refused = await failureOf(() => signIn.finish({ code, state: changed, cookie }));
        expect(refused).toMatchObject({ details: { reason: 'state-invalid' } });
        expect((await signIn.finish({ code, state, cookie })).openId).toBe('open-bo');
        const again = await failureOf(() => signIn.finish({ code, state, cookie }));
        expect(again).toMatchObject({ details: { reason: 'state-used' } });
      }),
      { numRuns: 40 },
    );
  });
});
