import { useEffect } from 'react';
import { useDefaults } from './use-defaults';
import { warnOnce } from './warn-once';

type Names<P> = Readonly<Partial<Record<keyof P & string, keyof P & string>>>;

/**
 * `useDefaults` for a component with old names of props, such as `{ onPick: 'onSelect' }`. Old names of the owner and of
 * `defaults` become new ones, and development warns once of each. The owner wins, also where only the owner's name is old.
 */
export function useRenamedDefaults<P extends object>(
  component: string,
  ownProps: P,
  names: Names<P>,
): P {
  const props = useDefaults(component, rename(ownProps, names));
  const warning = import.meta.env.DEV
    ? namesIn(names)
        .filter((name) => ownProps[name] !== undefined || props[name] !== undefined)
        .map((name) => `${name} is now ${names[name]}`)
        .join(', ')
    : '';
  useEffect(() => {
    if (warning) warnOnce(`<${component}>: ${warning}`);
  }, [component, warning]);
  return rename(props, names);
}

const namesIn = <P>(names: Names<P>) => Object.keys(names) as (keyof P & string)[];

function rename<P extends object>(props: P, names: Names<P>): P {
  const old = namesIn(names).filter((name) => props[name] !== undefined);
  if (old.length === 0) return props;
  const renamed = { ...props };
  for (const name of old) {
    const now = names[name] as keyof P;
    renamed[now] ??= props[name];
    delete renamed[name];
  }
  return renamed;
}
