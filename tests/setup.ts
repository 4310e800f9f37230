import fc from 'fast-check';

/**
 * One seed for everybody, so that a red build is red on every machine. `PORTICO_SEED=random` (or a number)
 * looks elsewhere; a failure prints the seed that it was found with.
 */
const { PORTICO_SEED } = import.meta.env as { readonly PORTICO_SEED?: string };

if (PORTICO_SEED !== 'random') fc.configureGlobal({ seed: Number(PORTICO_SEED ?? 20_261_120) });
