/** What each file of a zip begins with. Source: PKWARE, APPNOTE 6.3.10, section 4.3.7. */
const FILE_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/**
 * Counts the files of a zip while it arrives: the function is given the bytes piece by piece and answers how many files
 * have begun so far. A signature may be cut in two by the pieces.
 */
export function zipFileCounter(): (chunk: Uint8Array) => number {
  let files = 0;
  let matched = 0;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === FILE_SIGNATURE[matched]) matched += 1;
      else matched = byte === FILE_SIGNATURE[0] ? 1 : 0;
      if (matched < FILE_SIGNATURE.length) continue;
      files += 1;
      matched = 0;
    }
    return files;
  };
}
