export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] };

type Row = readonly string[];

/** As much Markdown as the components' READMEs use. Their title is left out: the page's bar has it. */
export function parseMarkdown(source: string): readonly Block[] {
  return split(source).flatMap((lines): Block[] => {
    const first = lines[0] ?? '';
    if (first.startsWith('# ')) return [];
    if (first.startsWith('## ')) return [{ kind: 'heading', text: first.slice(3) }];
    if (first.startsWith('```')) return [{ kind: 'code', text: lines.slice(1).join('\n') }];
    if (first.startsWith('|')) return [tableOf(lines)];
    if (first.startsWith('- ')) return [{ kind: 'list', items: itemsOf(lines) }];
    return [{ kind: 'paragraph', text: lines.join(' ') }];
  });
}

/** Blocks are parted by empty lines, but code keeps its own. */
function split(source: string): string[][] {
  const blocks: string[][] = [];
  let current: string[] = [];
  let inCode = false;
  const end = () => {
    if (current.length > 0) blocks.push(current);
    current = [];
  };
  for (const line of source.split('\n')) {
    if (line.startsWith('```')) {
      if (inCode) end();
      else {
        end();
        current.push(line);
      }
      inCode = !inCode;
    } else if (!inCode && line.trim() === '') end();
    else current.push(line);
  }
  end();
  return blocks;
}

function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map(cellsOf);
  return { kind: 'table', head, rows };
}

/** An escaped bar belongs to its cell. (Look-behind is unknown to Safari 15.) */
function cellsOf(line: string): Row {
  return line
    .replaceAll('\\|', '\0')
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim().replaceAll('\0', '|'));
}
