/** The product's own server signs an address. */
export async function askServer(window: Window, endpoint: string, url: string): Promise<unknown> {
  const response = await window.fetch(new URL(endpoint, window.document.baseURI), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
    cache: 'no-store',
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
  return response.json();
}
