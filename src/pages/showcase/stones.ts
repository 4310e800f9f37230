const families = [
  { id: 'marble', hardness: 3, weight: 2.7 },
  { id: 'granite', hardness: 6, weight: 2.7 },
  { id: 'limestone', hardness: 3, weight: 2.4 },
  { id: 'travertine', hardness: 4, weight: 2.5 },
  { id: 'slate', hardness: 5, weight: 2.8 },
  { id: 'sandstone', hardness: 6, weight: 2.2 },
  { id: 'onyx', hardness: 3, weight: 2.7 },
  { id: 'basalt', hardness: 6, weight: 3 },
] as const;

const finishes = ['polished', 'honed', 'brushed', 'flamed', 'split'] as const;

export type Family = (typeof families)[number];
export type Finish = (typeof finishes)[number];

export type Stone = {
  /** Counted from 1. */
  readonly number: number;
  readonly family: Family;
  readonly finish: Finish;
  /** Index into the quarries' names, which each language spells its own way. */
  readonly quarry: number;
};

const QUARRIES = 25;
/** Every family, quarry and finish together once: 8 times 25 times 5. */
export const COLLECTION = 1000;
/** The numbers go on: a second delivery of the same kinds. */
export const WAREHOUSE = 2000;

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

export function stoneOf(number: number): Stone {
  const index = (number - 1) % COLLECTION;
  return {
    number,
    family: pick(families, index),
    quarry: Math.floor(index / families.length) % QUARRIES,
    finish: pick(finishes, Math.floor(index / (families.length * QUARRIES))),
  };
}

/** A page's parameter is whatever somebody typed. */
export function findStone(id: string): Stone | undefined {
  const number = /^\d{1,4}$/.test(id) ? Number(id) : 0;
  return number >= 1 && number <= WAREHOUSE ? stoneOf(number) : undefined;
}

/** Of the same family, from elsewhere. */
export function relatedTo({ number }: Stone): readonly Stone[] {
  return [1, 5, 9, 14].map((step) =>
    stoneOf(((number - 1 + step * families.length) % COLLECTION) + 1),
  );
}

export function numberText({ number }: Stone): string {
  return String(number).padStart(4, '0');
}
