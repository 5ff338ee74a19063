/** What mail programs write before sender, receiver, date and subject, in the languages that most pages are in. */
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp)\s?:\s*/iu;
const FIELD =
  /^(?:from|to|cc|date|sent|reply-to|von|an|datum|gesendet|de|à|date|envoyé|para|fecha|enviado|da|a|data|inviato|van|aan|verzonden)\s?:\s*\S/iu;
/** What they put before the subject of an answer. */
const ANSWER = /^(?:(?:re|aw|fwd?|wg|tr|rv|i|r|doorst|antw)\s?:\s*)+/iu;
/** Lines above which the head of a mail stands. */
const WITHIN_LINES = 10;
const FIELDS_MIN = 2;

/** The lines of a text that is a mail, with the subject in place of its head; any other text as it is. */
export function withoutMailHead(lines: readonly string[]): readonly string[] {
  const top = lines.slice(0, WITHIN_LINES);
  const isField = (line: string) => SUBJECT.test(line) || FIELD.test(line);
  const subject = top.find((line) => SUBJECT.test(line));
  if (subject === undefined || top.filter(isField).length < FIELDS_MIN) return lines;
  const end = top.findLastIndex(isField) + 1;
  return [
    ...top.slice(0, end).filter((line) => !isField(line)),
    subject.replace(SUBJECT, '').replace(ANSWER, ''),
    '',
    ...lines.slice(end),
  ];
}
