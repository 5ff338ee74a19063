/** What kinds of foods are called in a language, by their names on English lists. */
export type KindNames = Readonly<Record<string, string>>;

/**
 * `reference/foods/kinds.<language>.tsv`: a kind as English lists name it, and its name.
 * @throws SyntaxError when a line has not two columns, or a kind stands twice
 */
export function readKinds(text: string): KindNames {
  const names = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [kind = '', name = '', ...others] = line.split('\t');
    if (kind === '' || name === '' || others.length > 0) throw new SyntaxError(`Not a kind and its name: '${line}'`);
    if (names.has(kind)) throw new SyntaxError(`'${kind}' stands twice.`);
    names.set(kind, name);
  }
  return Object.fromEntries(names);
}
