import type { Text } from '../api/types.ts';

type Area = { readonly value: string; readonly name: Text; readonly children?: readonly Area[] };

const area = (
  value: string,
  en: string,
  zh: string,
  ar: string,
  children?: readonly Area[],
): Area => ({
  value,
  name: { en, 'zh-Hans': zh, ar },
  ...(children && { children }),
});

/** The parts of the town that the market brings orders to, with their quarters. */
export const areas: readonly Area[] = [
  area('centre', 'Centre', '市中心', 'وسط المدينة', [
    area('linden', 'Linden Street', '菩提街', 'شارع الزيزفون'),
    area('square', 'Market Square', '集市广场', 'ساحة السوق'),
    area('station', 'Station', '火车站', 'المحطة'),
  ]),
  area('harbour', 'Harbour', '港口', 'الميناء', [
    area('quay', 'Old Quay', '旧码头', 'الرصيف القديم'),
    area('docks', 'Docks', '船坞', 'الأحواض'),
  ]),
  area('hill', 'Hill', '山丘', 'التل', [
    area('vineyard', 'Vineyard', '葡萄园', 'الكرم'),
    area('tower', 'Water Tower', '水塔', 'برج الماء'),
  ]),
];

type Option = {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly Option[];
};

/** The areas for a Cascader. */
export const areaOptions = (text: (name: Text) => string, from = areas): readonly Option[] =>
  from.map(({ value, name, children }) => ({
    value,
    label: text(name),
    ...(children && { children: areaOptions(text, children) }),
  }));

/** The names of a path, such as Centre, Station. */
export function areaNames(path: readonly string[], text: (name: Text) => string): string[] {
  const names: string[] = [];
  let level: readonly Area[] | undefined = areas;
  for (const value of path) {
    const found: Area | undefined = level?.find((one) => one.value === value);
    if (found) names.push(text(found.name));
    level = found?.children;
  }
  return names;
}
