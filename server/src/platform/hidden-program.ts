/** The start of a page or program, in any case. Each is long enough not to come up by chance among a picture's bytes. */
const PAGE_OR_SCRIPT = /<script[\s>]|<!doctype|<html[\s>]|<iframe\s|<\?php\s|<svg\s[^>]{0,200}xmlns/i;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 65_535;
const PDF_HEAD_WITHIN_BYTES = 1024;

/**
 * Whether a file that begins like a picture is something else too: a page or script that a browser might run, an archive
 * (GIFAR) or a document. What cameras append to their pictures, such as a short film, is not meant.
 */
export function hidesProgram(bytes: Buffer): boolean {
  return PAGE_OR_SCRIPT.test(bytes.toString('latin1')) || isZip(bytes) || isPdf(bytes);
}

/** A ZIP is read from its end: the record there names the length of the comment that closes the file. */
function isZip(bytes: Buffer): boolean {
  const last = bytes.length - ZIP_END_BYTES;
  const first = Math.max(0, last - ZIP_COMMENT_MAX_BYTES);
  for (let at = bytes.lastIndexOf(ZIP_END); at >= first && at !== -1; at = bytes.lastIndexOf(ZIP_END, at - 1)) {
    if (at <= last && at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) <= bytes.length) return true;
    if (at === 0) break;
  }
  return false;
}

/** A PDF may begin within the first 1,024 bytes of a file. */
const isPdf = (bytes: Buffer) => bytes.subarray(0, PDF_HEAD_WITHIN_BYTES).includes('%PDF-') && bytes.includes('%%EOF');
