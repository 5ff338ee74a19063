import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with marked parts: `rich('Add a <link>recipe</link>.', { link: (text) => <Link to=…>{text}</Link> })`. Each
 * language puts the parts where they belong.
 */
export function rich(sentence: string, parts: Readonly<Record<string, (text: string) => ReactNode>>): ReactNode {
  const pieces = sentence.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    // text, name, marked text, text, name, …
    if (index % 3 === 1) return null;
    const name = index % 3 === 2 ? pieces[index - 1] : undefined;
    const content = name === undefined ? piece : (parts[name]?.(piece) ?? piece);
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
    return <Fragment key={index}>{content}</Fragment>;
  });
}
