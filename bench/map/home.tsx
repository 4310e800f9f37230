import { usePlatform } from 'portico';

export default function Home() {
  const platform = usePlatform();
  return (
    <button type="button" data-screen="home" onClick={() => platform.navigate({ url: '/map' })}>
      To the map
    </button>
  );
}
