const DECLARED = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;

/** The text of a page in the encoding it declares: byte order mark, header, `<meta charset>`, else UTF-8. */
export function decodePage(bytes: Buffer, contentType: string): string {
  const byMark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const declared =
    byMark ??
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ??
    DECLARED.exec(bytes.subarray(0, 4096).toString('latin1'))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
