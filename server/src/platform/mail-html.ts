import { type Language, LOCALES } from '@sorrel/contract/language';
import { escapeHtml } from '../escape-html.ts';
import { mailsIn } from '../language/mails.ts';

export interface MailLink {
  label: string;
  address: string;
}

/** The HTML part of a mail in the design's language: one column, system fonts, inline styles as mail programs need. */
export function mailHtml(input: {
  language: Language;
  title: string;
  lines: readonly string[];
  link?: MailLink | undefined;
  stop?: MailLink | undefined;
}): string {
  const paragraphs = input.lines
    .map((line) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(line)}</p>`)
    .join('');
  const button =
    input.link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(input.link.address)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#17492F;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(input.link.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5C6B60;overflow-wrap:anywhere">${escapeHtml(mailsIn(input.language).copyAddress(input.link.address))}</p>`;
  const stop =
    input.stop === undefined
      ? ''
      : `
<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(input.stop.address)}" style="color:#5C6B60">${escapeHtml(input.stop.label)}</a></p>`;
  return `<!doctype html>
<html lang="${LOCALES[input.language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(input.title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#F5F7EF;font-family:Figtree,system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.55;color:#17261C">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:28px">
<p style="margin:0 0 24px;font-family:Besley,Georgia,serif;font-size:22px;font-weight:600;color:#1C5C3B">Sorrel</p>
<h1 style="margin:0 0 16px;font-family:Besley,Georgia,serif;font-size:24px;line-height:1.25">${escapeHtml(input.title)}</h1>
${paragraphs}${button}${stop}
</div></body></html>`;
}
