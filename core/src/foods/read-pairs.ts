/**
 * A table of two columns with comments, by its first.
 * @param what a line of it is: 'a kind and its name'
 * @throws SyntaxError when a line has not two columns, or something stands twice in the first
 */
export function readPairs(text: string, what: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [key = '', value = '', ...others] = line.split('\t');
    if (key === '' || value === '' || others.length > 0) throw new SyntaxError(`Not ${what}: '${line}'`);
    if (pairs.has(key)) throw new SyntaxError(`'${key}' stands twice.`);
    pairs.set(key, value);
  }
  return pairs;
}
