import { usePlatform } from 'portico';

export default function Home() {
  const platform = usePlatform();
  return (
    <button type="button" onClick={() => platform.navigate('/item/:id', { id: '1' })}>
      Open item 1
    </button>
  );
}
