import type { ReactNode } from 'react';

const TOKEN =
  /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<tag><\/?[A-Za-z][\w.]*|\/?>)|(?<word>\b(?:as|async|await|catch|const|default|else|export|extends|for|from|function|if|import|in|interface|let|new|null|of|return|satisfies|switch|throw|true|false|try|type|typeof|undefined|void|while)\b)|(?<number>\b\d[\d_.]*\b)/g;

/** Code with colours. It is for reading, so a wrong colour in a rare case does no harm. */
export function coloured(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of code.matchAll(TOKEN)) {
    const [kind] =
      Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    parts.push(
      code.slice(from, match.index),
      <span key={match.index} className={`code-${kind}`}>
        {match[0]}
      </span>,
    );
    from = match.index + match[0].length;
  }
  return [...parts, code.slice(from)];
}
