import { callFields } from '@/components/kit/form-control';
import { namesIn } from './controls';
import type { Checks } from './create-checks';
import type { createErrorReport } from './error-report';
import type { Item } from './items';
import { isBelow, keyOfName } from './paths';

type Needs = {
  readonly formOf: () => HTMLFormElement | null;
  /** The items that are in the document, in document order. */
  readonly present: () => readonly Item[];
  readonly checks: Checks;
  readonly report: ReturnType<typeof createErrorReport>;
};

/** Validates all fields, named fields, or the fields in a part of the form. */
export function createValidation({ formOf, present, checks, report }: Needs) {
  async function judge(isMeant: (item: Item) => boolean): Promise<boolean> {
    const chosen = present().filter(isMeant);
    for (const item of chosen) checks.check(item);
    const verdicts = await Promise.all(chosen.map((item) => checks.settled(item)));
    return !verdicts.includes(false);
  }

  return {
    validate: async (names?: readonly string[]): Promise<boolean> => {
      const keys = names?.map(keyOfName);
      const isMeant = ({ element }: Item) =>
        !keys || namesIn(element).some((name) => keys.some((key) => isBelow(keyOfName(name), key)));
      if (!names || present().filter(isMeant).length < names.length) await callFields(formOf());
      return judge(isMeant);
    },
    /** Also shows the errors and leads to the first one. */
    validateIn: async (area: HTMLElement): Promise<boolean> => {
      await callFields(formOf());
      const isValid = await judge(({ element }) => area.contains(element));
      if (isValid) report.clear();
      else report.show();
      return isValid;
    },
  };
}
