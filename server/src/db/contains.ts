import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * True where a text that is kept in lower case contains another, in any case. The wildcards of `like` are meant literally.
 * @param afterText only what comes somewhere after this in the kept text counts
 */
export function contains(kept: Column | SQL, text: string, afterText = ''): SQL {
  const literal = (part: string) => part.replace(/[\\%_]/g, '\\$&');
  const before = afterText === '' ? '' : `%${literal(afterText)}`;
  return sql`${kept} like ${`${before}%${literal(text.trim().toLowerCase())}%`}`;
}
