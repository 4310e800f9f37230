import { useRef } from 'react';
import { useFormValue } from '@/components/kit/form-control';
import { textsOf } from '@/components/kit/convert-form-value';
import { asItems, asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { useOpen, useOpenings } from '@/components/kit/overlays';
import { SheetField, type SheetProps, useBranches } from '@/components/picker';
import { Popup } from '@/components/popup';
import { CascaderPanel } from './cascader-panel';
import { type CascaderOption, levelsOf, type Path } from './levels';

export type CascaderProps = SheetProps & {
  /** The tree of options. Rows without `children` are leaves, unless `loadChildren` fetches their rows. */
  options: readonly CascaderOption[];
  /** Fetches the rows below an option, once for each path. An empty list makes the option a leaf. */
  loadChildren?: (
    option: CascaderOption,
    path: readonly string[],
  ) => Promise<readonly CascaderOption[]>;
  /** The values from the first level to the chosen row. Makes it controlled; an empty list means no choice. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  /** Called when the user chooses a leaf, or any row with `anyLevel`. */
  onChange?: (value: string[], options: readonly CascaderOption[]) => void;
  /** Allows a row of any level as the value. A button ends the choice. @default false */
  anyLevel?: boolean;
  /** Shows a field that searches the whole paths of all loaded rows. @default false */
  searchable?: boolean;
  /** The text of the field. @default the texts of the path */
  format?: (options: readonly CascaderOption[], value: readonly string[]) => string;
};

const NONE: Path = [];
const nothing = () => {};

const readers = { options: asItems, title: asText, placeholder: asText };

/** A field that opens a sheet with the levels of a tree, such as province, city and district. */
export function Cascader(ownProps: CascaderProps) {
  const props = useData('Cascader', useDefaults('Cascader', ownProps), readers);
  const {
    options,
    loadChildren,
    value,
    defaultValue,
    onChange,
    format,
    open,
    defaultOpen,
    onOpenChange,
    anyLevel = false,
    searchable = false,
    bare = false,
    title,
    handle,
    ...field
  } = props;

  const root = useRef<HTMLDivElement>(null);
  const branches = useBranches<CascaderOption>();
  const tree = { options, fetched: branches.fetched, isLazy: loadChildren !== undefined };
  const [chosen, setChosen] = useFormValue<Path>(root, {
    name: props.name,
    value,
    initial: defaultValue ?? NONE,
    disabled: props.disabled,
    fromForm: textsOf,
    onChange: (next) => onChange?.([...next], levelsOf(tree, next).chosen),
  });
  const [isOpen, change] = useOpen({ open, defaultOpen, onOpenChange });
  const openings = useOpenings(isOpen);

  useHandle(handle, {
    open: () => change(true, 'code'),
    close: () => change(false, 'code'),
  });

  const known = levelsOf(tree, chosen).chosen;
  const text = format?.(known, chosen) ?? known.map((option) => option.label).join(' / ');
  const goUp = useRef<() => boolean>(() => false);

  return (
    <>
      {!bare && (
        <SheetField
          {...field}
          root={root}
          text={chosen.length === 0 ? null : text}
          sent={String(chosen)}
          isOpen={isOpen}
          onNear={nothing}
          onOpen={() => change(true, 'trigger')}
        />
      )}
      <Popup
        open={isOpen}
        title={title ?? field.label}
        closeButton
        onOpenChange={(_, reason) => {
          if (reason !== 'back' || !goUp.current()) change(false, reason);
        }}
      >
        <CascaderPanel
          key={openings}
          {...{ label: field.label, tree, branches, loadChildren, anyLevel, searchable, goUp }}
          value={chosen}
          onDone={(next) => {
            // The rows may arrive after the sheet has closed.
            if (!isOpen) return;
            change(false, 'choice');
            setChosen(next);
          }}
        />
      </Popup>
    </>
  );
}
