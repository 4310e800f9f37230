import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/button';
import type { useBranches } from '@/components/picker';
import { SearchBar } from '@/components/search-bar';
import { Spinner } from '@/components/spinner';
import { Tabs } from '@/components/tabs';
import { useKitWords } from '@/platform';
import { enPickerSheet } from '@/shared/messages/en-picker-sheet';
import styles from './cascader.module.css';
import { CascaderRows } from './cascader-rows';
import {
  type CascaderOption,
  findPaths,
  keyOf,
  levelsOf,
  type Path,
  type Rows,
  rowsBehind,
  type Tree,
} from './levels';

type Props = {
  label: string;
  tree: Tree;
  branches: ReturnType<typeof useBranches<CascaderOption>>;
  loadChildren:
    | ((option: CascaderOption, path: Path) => Promise<readonly CascaderOption[]>)
    | undefined;
  value: Path;
  anyLevel: boolean;
  searchable: boolean;
  /** Shows the level above on Back. Returns false on the first level. */
  goUp: RefObject<() => boolean>;
  onDone: (path: Path) => void;
};

/** The tabs of the levels, and the rows of the current level. Each opening mounts it again. */
export function CascaderPanel({ tree, branches, value, anyLevel, onDone, ...props }: Props) {
  const { label, loadChildren, searchable, goUp } = props;
  const t = useKitWords(enPickerSheet);
  const [draft, setDraft] = useState<Path>(value);
  const [level, setLevel] = useState(Math.max(0, value.length - 1));
  const [query, setQuery] = useState('');
  /** The last chosen branch while its rows load. */
  const waiting = useRef('');
  const { levels, chosen } = levelsOf(tree, draft);
  const shown = Math.min(level, levels.length - 1);

  /** An empty result makes the last chosen row a leaf. */
  const finish = useEffectEvent((path: Path) => {
    if (!anyLevel && waiting.current === keyOf(path)) onDone(path);
  });
  const fetchRows = useEffectEvent((path: Path, option: CascaderOption) => {
    if (!loadChildren) return;
    const load = async () => {
      const rows = await loadChildren(option, path);
      if (rows.length === 0) finish(path);
      return rows;
    };
    branches.fetchRows({ path: keyOf(path), load });
  });
  const last = chosen[chosen.length - 1];
  const isMissing = levels[levels.length - 1] === 'loading';
  const missing = isMissing ? keyOf(draft.slice(0, chosen.length)) : '';
  useEffect(() => {
    if (missing && last) fetchRows(JSON.parse(missing) as Path, last);
  }, [missing, last]);

  useInsertionEffect(() => {
    goUp.current = () => {
      if (query !== '') setQuery('');
      else if (shown > 0) setLevel(shown - 1);
      return query !== '' || shown > 0;
    };
  });

  const choose = (at: number, option: CascaderOption) => {
    const path = [...draft.slice(0, at), option.value];
    const behind = rowsBehind(tree, option, path);
    setDraft(path);
    waiting.current = behind === 'loading' ? keyOf(path) : '';
    if (behind !== null) setLevel(at + 1);
    else if (!anyLevel) onDone(path);
  };

  const rowsOf = (rows: Rows, at: number) => {
    if (rows === 'loading') return <Spinner label={t('loading')} />;
    if (rows === 'failed')
      return (
        <Button variant="plain" onClick={() => branches.retry(keyOf(draft.slice(0, at)))}>
          {t('loadFailed')}
        </Button>
      );
    return (
      <CascaderRows
        label={chosen[at - 1]?.label ?? label}
        rows={rows}
        chosen={draft[at]}
        hasMore={(option) =>
          rowsBehind(tree, option, [...draft.slice(0, at), option.value]) !== null
        }
        isFocused={at === shown}
        onChoose={(option) => choose(at, option)}
        onUp={() => at > 0 && setLevel(at - 1)}
      />
    );
  };

  const found = searchable && query.trim() !== '' ? findPaths(tree, query, anyLevel) : null;
  return (
    <div data-part="panel" className={styles.panel}>
      {searchable && (
        <div data-part="search" className={styles.search}>
          <SearchBar label={t('pickerSearch')} value={query} onChange={setQuery} />
        </div>
      )}
      {found ? (
        <div className={styles.found}>
          {found.map(({ path, text }) => (
            <button
              key={keyOf(path)}
              type="button"
              data-part="row"
              className={styles.row}
              onClick={() => onDone(path)}
            >
              <bdi>{text}</bdi>
            </button>
          ))}
          <p role="status" data-part="note" className={styles.note}>
            {found.length === 0 && t('nothingFound')}
          </p>
        </div>
      ) : (
        <Tabs
          className={styles.tabs}
          label={label}
          layout="scroll"
          value={String(shown)}
          onChange={(next) => setLevel(Number(next))}
          items={levels.map((rows, at) => ({
            value: String(at),
            label: <bdi>{chosen[at]?.label ?? t('pickerPlaceholder')}</bdi>,
            content: (
              <div
                className={styles.level}
                role={Array.isArray(rows) ? undefined : 'status'}
                data-state={Array.isArray(rows) ? 'ready' : rows}
              >
                {rowsOf(rows, at)}
              </div>
            ),
          }))}
        />
      )}
      {anyLevel && !found && (
        <div data-part="bar" className={styles.bar}>
          <Button block disabled={chosen.length === 0} onClick={() => onDone(draft)}>
            {t('done')}
          </Button>
        </div>
      )}
    </div>
  );
}
