import { callFields } from '@/components/kit/form-control';
import { invalidAmong } from './field-elements';
import type { Checks } from './create-checks';
import type { Registry } from './registry';
import type { createErrorReport } from './error-report';
import type { Item, Items } from './items';
import { isBelow, keyOfName } from './paths';

type Needs = {
  readonly formOf: () => HTMLFormElement | null;
  readonly items: Items;
  readonly checks: Checks;
  readonly fields: Registry;
  readonly report: ReturnType<typeof createErrorReport>;
};

/** Validates all fields, named fields, or the fields in a part of the form. */
export function createValidation({ formOf, items, checks, fields, report }: Needs) {
  async function judge(isMeant: (item: Item) => boolean): Promise<boolean> {
    const chosen = items.present().filter(isMeant);
    fields.scan();
    for (const item of chosen) checks.check(item);
    const verdicts = await Promise.all(chosen.map((item) => checks.settled(item)));
    return !verdicts.includes(false);
  }

  /** A field outside of every FormItem has no place for an error, so the browser shows it. */
  function judgeOthers(area?: HTMLElement): boolean {
    const inPortals = fields.outside().flatMap(({ field }) => field.element() ?? []);
    const all = [...(formOf()?.elements ?? []), ...inPortals];
    const meant = all.filter((element) => !area || area.contains(element));
    const invalid = invalidAmong(meant).find((control) => !items.around(control));
    return invalid?.reportValidity() ?? true;
  }

  return {
    validate: async (names?: readonly string[]): Promise<boolean> => {
      const keys = names?.map(keyOfName);
      const isMeant = (item: Item) =>
        !keys || fields.keysOf(item).some((one) => keys.some((key) => isBelow(one, key)));
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
