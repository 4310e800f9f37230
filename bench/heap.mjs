// A heap snapshot tells how much of the heap is not machine code.

async function takeSnapshot(cdp) {
  const chunks = [];
  const collect = ({ chunk }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return JSON.parse(chunks.join(''));
}

/** Kilobytes of objects, strings and DOM. The engine compiles busy functions again for minutes. That is not a leak. */
export async function weighObjects(cdp) {
  const { snapshot, nodes } = await takeSnapshot(cdp);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] !== code) bytes += nodes[node + size];
  }
  return bytes / 1024;
}
