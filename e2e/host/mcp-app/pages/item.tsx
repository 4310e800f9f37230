import { usePage, usePageDraft } from 'portico';

export default function Item() {
  const { params } = usePage<'/item/:id'>();
  const [note, setNote] = usePageDraft('note', '');
  return (
    <div className="item">
      <p>This is item {params.id}</p>
      <label>
        Note <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
    </div>
  );
}
