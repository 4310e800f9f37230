import {
  type RefObject,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormEntries, useFormValue } from '@/components/kit/form-control';
import { useReport } from '@/components/kit/use-safe-call';
import { useKitWords } from '@/platform';
import { UPLOAD_COUNT } from '@/shared/defaults';
import { enUpload } from '@/shared/messages/en-upload';
import { createUploads, isPending, place } from './create-uploads';
import type { UploadControls, UploadItem, UploadProps, UploadRefusal } from './types';
import { acceptOf, vetFiles } from './vet-files';
import { formValuesOf } from './form-entries';
import { isPromise } from '@/shared/values';

export type Send = ((file: File, controls: UploadControls) => Promise<unknown>) | null;

/** The items, their uploads, and the refused files. */
export function useUploads(
  field: RefObject<HTMLInputElement | null>,
  props: UploadProps,
  send: Send,
) {
  const t = useKitWords(enUpload);
  const prefix = useId();
  const isSent = send !== null;
  const read = (given: unknown) => itemsOf(given, prefix, isSent);
  const owned = useMemo(
    () => props.value && itemsOf(props.value, prefix, isSent),
    [props.value, prefix, isSent],
  );
  const [items, setItems] = useFormValue<readonly UploadItem[]>(field, {
    name: props.name,
    value: owned,
    initial: read(props.defaultValue),
    onChange: (next) => props.onChange?.([...next]),
    disabled: props.disabled,
    fromForm: read,
    toForm: (held) => formValuesOf(props, held),
    clear: (next) => {
      setRefusals([]);
      counts.current.resets += 1;
      wait(-counts.current.adding);
      live.current = next;
    },
  });
  const { name, form } = props;
  const entries = () => formValuesOf(props, items);
  useFormEntries(field, { name, form, disabled: props.disabled, read: entries });
  const [refusals, setRefusals] = useState<readonly UploadRefusal[]>([]);
  const [adding, setAdding] = useState(0);
  const maxCount = Math.max(1, Math.floor(props.maxCount ?? UPLOAD_COUNT) || UPLOAD_COUNT);

  const report = useReport();
  const newest = useRef({ props, send, t, setItems, maxCount, report });
  const live = useRef(items);
  const counts = useRef({ ids: 0, order: 0, adding: 0, resets: 0 });
  // Insertion effects stay active while the page is hidden, so that uploads continue.
  useInsertionEffect(() => {
    newest.current = { props, send, t, setItems, maxCount, report };
    // An uncontrolled list stays as it is: `live` can be newer than the last render.
    if (owned) live.current = owned;
  });

  const [uploads] = useState(() =>
    createUploads({
      items: () => live.current,
      commit: (next) => {
        live.current = next;
        newest.current.setItems(next);
      },
      send: () => newest.current.send,
      concurrency: () => newest.current.props.concurrency ?? 3,
      newId: () => `${prefix}-${++counts.current.ids}`,
      makeUrl: (file) =>
        /^(image|video)\//.test(file.type) ? URL.createObjectURL(file) : undefined,
      revokeUrl: (url) => URL.revokeObjectURL(url),
      words: () => ({
        cancelled: newest.current.t('uploadCancelled'),
        failed: newest.current.t('uploadFailed'),
      }),
    }),
  );
  useInsertionEffect(() => uploads.dispose, [uploads]);
  useEffect(() => uploads.settle(items), [uploads, items]);

  const pending = adding > 0 || items.some(isPending);
  useInsertionEffect(() => {
    if (!pending) return;
    // Insertion effects must not set state, so call the owner in a microtask.
    const tell = (now: boolean) =>
      queueMicrotask(() => newest.current.props.onPendingChange?.(now));
    tell(true);
    return () => tell(false);
  }, [pending]);

  const refuse = (more: readonly UploadRefusal[]) => {
    if (more.length === 0) return;
    setRefusals((old) => [...old, ...more]);
    newest.current.props.onRefuse?.([...more]);
  };

  const wait = (by: number) => {
    counts.current.adding += by;
    setAdding(counts.current.adding);
  };

  const admit = async (file: File, order: number) => {
    const { beforeAdd, maxSize = Infinity } = newest.current.props;
    if (!beforeAdd) return uploads.add(file, order);
    const { resets } = counts.current;
    const isWanted = () => counts.current.resets === resets;
    wait(1);
    try {
      const answer = await beforeAdd(file);
      if (answer === false || !isWanted()) return;
      if (typeof answer === 'string') return refuse([{ file, reason: 'before', message: answer }]);
      const made = answer instanceof File ? answer : file;
      const vetted = vetFiles([made], { accept: '', maxSize, room: 1 });
      refuse(vetted.refusals);
      for (const each of vetted.good) uploads.add(each, order);
    } catch (error) {
      newest.current.report(error);
      if (!isWanted()) return;
      refuse([
        { file, reason: 'before', ...(error instanceof Error && { message: error.message }) },
      ]);
    } finally {
      if (isWanted()) wait(-1);
    }
  };

  const add = (files: readonly File[]) => {
    const {
      accept = 'image',
      maxSize = Infinity,
      beforeAdd,
      disabled,
      readOnly,
    } = newest.current.props;
    if (disabled || readOnly || files.length === 0) return;
    setRefusals([]);
    const { good, refusals: bad } = vetFiles(files, {
      accept: acceptOf(accept),
      // `beforeAdd` may return a smaller file, so check the size after it.
      maxSize: beforeAdd ? Infinity : maxSize,
      room: newest.current.maxCount - live.current.length - counts.current.adding,
    });
    refuse(bad);
    for (const file of good) void admit(file, ++counts.current.order);
  };

  const commit = (next: readonly UploadItem[]) => {
    if (next === live.current) return;
    live.current = next;
    setItems(next);
  };

  return {
    ...{ items, uploads, refusals, pending, maxCount, add },
    isFull: items.length + adding >= maxCount,
    dismiss: () => setRefusals([]),
    move: (id: string, index: number) => commit(place(live.current, id, index)),
  };
}

/** Converts a form value to items. The value may have items, files or submitted values, such as URLs. */
function itemsOf(given: unknown, prefix: string, isSent: boolean): readonly UploadItem[] {
  const entries: unknown[] = [given].flat().filter((one) => (one ?? '') !== '');
  return entries.map((one, at) => {
    const id = `${prefix}-given-${at}`;
    if (one instanceof File) {
      const { name, size, type } = one;
      return {
        id: `${id}-${name}`,
        name,
        size,
        type,
        file: one,
        status: isSent ? 'queued' : 'done',
      };
    }
    if (typeof one === 'object') return one as UploadItem;
    const url = String(one);
    return { id: `${id}-${url}`, name: url.split('/').pop() ?? url, url, result: url };
  });
}

/** Asks before it removes an item, and then focuses its neighbour. */
export function useRemoval(
  root: RefObject<HTMLElement | null>,
  ask: UploadProps['beforeRemove'],
  remove: (id: string) => void,
) {
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const lost = useRef<number | null>(null);
  const report = useReport();

  useLayoutEffect(() => {
    const index = lost.current;
    const box = root.current;
    // The owner may keep the item.
    if (index === null || !box || box.contains(document.activeElement)) return;
    lost.current = null;
    const tiles = box.querySelectorAll<HTMLElement>('[data-upload]');
    const next = tiles[Math.min(index, tiles.length - 1)];
    const field = box.querySelector<HTMLElement>('input[type=file]:not([name])');
    (next?.querySelector<HTMLElement>(':scope > button:last-of-type') ?? field)?.focus();
  });

  const go = ({ id }: UploadItem) => {
    const box = root.current;
    const tile = box?.querySelector(`[data-upload="${CSS.escape(id)}"]`);
    const tiles = Array.from(box?.querySelectorAll('[data-upload]') ?? []);
    lost.current = tile?.contains(document.activeElement) ? tiles.indexOf(tile) : null;
    remove(id);
  };

  return {
    removing,
    remove: async (item: UploadItem) => {
      if (removing.includes(item.id)) return;
      let may = false;
      try {
        const answer = ask?.(item);
        if (isPromise(answer)) setRemoving((ids) => [...ids, item.id]);
        // Without a promise the item is removed at once.
        may = (isPromise(answer) ? await answer : answer) !== false;
      } catch (error) {
        report(error);
      }
      setRemoving((ids) => (ids.includes(item.id) ? ids.filter((id) => id !== item.id) : ids));
      if (may) go(item);
    },
  };
}
