import { Popup, Skeleton, Tabs, usePlatform } from 'portico';
import { CopyIcon } from 'portico/icons';
import { useEffect, useState } from 'react';
import { type ScreenCode, screens } from 'virtual:screen-code';
import { coloured } from './coloured.tsx';
import type { CodeOptions } from './with-code.tsx';
import { sheetWords } from './sheet-words.ts';
import './code-sheet.css';

export type SheetProps = CodeOptions & {
  readonly route: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The components and calls of a screen, and its files. */
export function CodeSheet({ route, open, onOpenChange, ...options }: SheetProps) {
  const platform = usePlatform();
  const t = sheetWords(platform.getLocale());
  const [code, setCode] = useState<ScreenCode>();
  useEffect(() => {
    let isOn = true;
    const load = async () => {
      const found = await screens[route]?.().catch(() => undefined);
      if (isOn) setCode(found?.default);
    };
    void load();
    return () => {
      isOn = false;
    };
  }, [route]);
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t.title}
      closeButton
      closeOnSwipe
      className="code-sheet"
    >
      <div className="code-sheet-body">
        {code ? <Uses code={code} words={t} {...options} /> : <Skeleton rows={8} />}
        {code && <Files files={code.files} words={t} />}
      </div>
    </Popup>
  );
}

type Words = ReturnType<typeof sheetWords>;

function Uses({
  code,
  words: t,
  componentPage,
  callPage,
}: CodeOptions & { code: ScreenCode; words: Words }) {
  const components = code.components.map(({ name, folder }) => ({
    name,
    href: folder ? componentPage?.(folder) : undefined,
  }));
  const calls = code.calls.map((name) => ({ name, href: callPage?.(name) }));
  return (
    <>
      <Chips title={t.components} chips={components} />
      <Chips title={t.calls} chips={calls} />
      <Chips title={t.hooks} chips={code.hooks.map((name) => ({ name }))} />
    </>
  );
}

type Chip = { readonly name: string; readonly href?: string | undefined };

function Chips({ title, chips }: { title: string; chips: readonly Chip[] }) {
  const platform = usePlatform();
  if (chips.length === 0) return null;
  return (
    <section className="code-uses">
      <h3>{title}</h3>
      <ul dir="ltr">
        {chips.map(({ name, href }) => (
          <li key={name}>
            {href ? (
              <a href={platform.href({ url: href })}>
                <code>{name}</code>
              </a>
            ) : (
              <code>{name}</code>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = (path: string) => path.split('/').pop() ?? path;

function Files({ files, words: t }: { files: ScreenCode['files']; words: Words }) {
  const platform = usePlatform();
  const [path, setPath] = useState(files[0]?.path ?? '');
  const file = files.find((one) => one.path === path) ?? files[0];
  if (!file) return null;
  const copy = async () => {
    try {
      await platform.setClipboardData({ data: file.code });
    } catch {
      // A frame may not have the permission.
      await platform.showToast({ title: t.notCopied, icon: 'none' });
    }
  };
  return (
    <div className="code-files">
      <Tabs
        label={t.source}
        variant="pill"
        items={files.map((one) => ({ value: one.path, label: nameOf(one.path) }))}
        value={file.path}
        onChange={setPath}
      />
      <div className="code-file" dir="ltr">
        <div className="code-file-head">
          <code>{file.path}</code>
          <button type="button" onClick={() => void copy()}>
            <CopyIcon size="1rem" /> {t.copy}
          </button>
        </div>
        {/* Long code scrolls, by keys as well. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre key={file.path} tabIndex={0} aria-label={file.path} role="region">
          {coloured(file.code)}
        </pre>
      </div>
    </div>
  );
}
