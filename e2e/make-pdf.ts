/** A line of a PDF: where its base line begins, in points from the left and from the top, and the size of its letters. */
export interface PdfLine {
  x: number;
  y: number;
  text: string;
  size?: number;
}

const HEIGHT_PT = 842;

/** A PDF of one page or several (A4, Helvetica) with words at their places; without words, a page as a scanner leaves it. */
export function makePdf(pages: readonly (readonly PdfLine[])[]): Buffer {
  const contents = pages.map((lines) =>
    lines
      .map(({ x, y, text, size = 11 }) => {
        const escaped = text.replace(/[\\()]/g, (sign) => `\\${sign}`);
        return `BT /F1 ${size} Tf ${x} ${HEIGHT_PT - y} Td (${escaped}) Tj ET`;
      })
      .join('\n'),
  );
  const pageId = (index: number) => 4 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${pageId(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${HEIGHT_PT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageId(index) + 1} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = Buffer.byteLength(body, 'latin1');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}
