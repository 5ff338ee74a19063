/**
 * The name itself, or with the first number that makes it one of its own.
 * @param taken lower-case or not, as names are told apart
 * @param maxLength of the whole, number included
 */
export function freeName(name: string, taken: ReadonlySet<string>, maxLength: number): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const found = `${name.slice(0, maxLength - ending.length)}${ending}`;
    if (!taken.has(found)) return found;
  }
}
