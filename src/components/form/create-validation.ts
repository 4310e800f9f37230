import { callFields } from '@/components/kit/form-control';
import { invalidIn, namesIn } from './controls';
import type { Checks } from './create-checks';
import type { createErrorReport } from './error-report';
import type { Item, Items } from './items';
import type { FlatValues } from './rules';
import { isBelow, keyOfName } from './paths';

type Needs = {
  readonly formOf: () => HTMLFormElement | null;
  readonly items: Items;
  readonly checks: Checks;
  readonly read: () => FlatValues;
  readonly report: ReturnType<typeof createErrorReport>;
};

/** Validates all fields, named fields, or the fields in a part of the form. */
export function createValidation({ formOf, items, checks, read, report }: Needs) {
  async function judge(isMeant: (item: Item) => boolean): Promise<boolean> {
    const chosen = items.present().filter(isMeant);
    const flat = read();
    for (const item of chosen) checks.check(item, 0, flat);
    const verdicts = await Promise.all(chosen.map((item) => checks.settled(item)));
    return !verdicts.includes(false);
  }

  /** A field outside of every FormItem has no place for an error, so the browser shows it. */
  function judgeOthers(area?: HTMLElement): boolean {
    const form = formOf();
    const isOther = (control: Element) =>
      !items.present().some(({ element }) => element.contains(control));
    const invalid = form && invalidIn(form, area).find(isOther);
    return invalid?.reportValidity() ?? true;
  }

  return {
    validate: async (names?: readonly string[]): Promise<boolean> => {
      const keys = names?.map(keyOfName);
      const isMeant = ({ element }: Item) =>
        !keys || namesIn(element).some((name) => keys.some((key) => isBelow(keyOfName(name), key)));
      if (!names || items.present().filter(isMeant).length < names.length)
        await callFields(formOf());
      const isValid = await judge(isMeant);
      return names || !isValid ? isValid : judgeOthers();
    },
    /** Also shows the errors and leads to the first one. */
    validateIn: async (area: HTMLElement): Promise<boolean> => {
      await callFields(formOf());
      const isValid = await judge(({ element }) => area.contains(element));
      if (isValid) report.clear();
      else report.show();
      return isValid && judgeOthers(area);
    },
  };
}
