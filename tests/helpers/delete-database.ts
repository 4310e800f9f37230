/** Deletes a database. It never resolves while an app keeps a connection open. One that ends its work first is allowed. */
export function deleteDatabase(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });
}
