import { usePage } from 'portico';

declare const VERSION: string;

export default function Far() {
  const { url } = usePage();
  return (
    <p>
      Far away: {url} in version {VERSION}
    </p>
  );
}
