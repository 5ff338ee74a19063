import { z } from 'zod';
import { inputWordsDe } from './input-words.de.ts';
import { type InputWords, inputWordsEn } from './input-words.en.ts';
import type { Language } from './language.ts';

const WORDS: Readonly<Record<Language, InputWords>> = { en: inputWordsEn, de: inputWordsDe };

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** What a JSON schema says of one field, as far as a sentence needs it. */
interface Field {
  type?: string | string[];
  title?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Field>;
  additionalProperties?: Field | boolean;
  items?: Field;
  anyOf?: Field[];
}

/** Words at the beginning of a field's description that name what its number counts. */
const UNIT = /^(cm|kg|g|mg|kcal|minutes|seconds|days|%)(?![\w-])/;
/** More choices than this are no help in a sentence. */
const CHOICES_MAX = 15;

const fields = new WeakMap<z.ZodType, Field>();

/** The schema as it describes itself, worked out at its first wrong input. */
function describe(schema: z.ZodType): Field {
  const known = fields.get(schema);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;
  fields.set(schema, made);
  return made;
}

/** The branches of a field that may be several things; null is none. */
const branches = (field: Field): Field[] =>
  field.anyOf?.flatMap((branch) => (branch.type === 'null' ? [] : branches(branch))) ?? [field];

function fieldAt(root: Field, path: readonly PropertyKey[]): Field {
  let field = root;
  for (const step of path) {
    const next = branches(field)
      .map((branch) => {
        if (typeof step === 'number') return branch.items;
        const named = branch.properties?.[String(step)];
        return named ?? (typeof branch.additionalProperties === 'object' ? branch.additionalProperties : undefined);
      })
      .find((found) => found !== undefined);
    if (next === undefined) return {};
    field = next;
  }
  return field;
}

/** A field's name in words: 'prepTime' and 'prep_time' are 'prep time'. */
const words = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Quantity (ingredients 4)' for `ingredients.3.quantity`; counted from one, as people count. */
function subjectOf(root: Field, path: readonly PropertyKey[], say: InputWords): string {
  const parts: string[] = [];
  path.forEach((step, index) => {
    const last = parts.length - 1;
    if (typeof step === 'number' && last >= 0) parts[last] = `${parts[last]} ${step + 1}`;
    else parts.push(say.name(fieldAt(root, path.slice(0, index + 1)).title ?? words(String(step))));
  });
  const own = capital(parts.pop() ?? '');
  return parts.length === 0 ? own : `${own} (${parts.join(', ')})`;
}

/** 'is 0 to 400 cm', 'is a whole number from 1 to 1,000', 'is at least 0', 'is a number'. */
function numberRule(field: Field, say: InputWords): string {
  const own = branches(field).find(({ minimum, maximum }) => minimum !== undefined || maximum !== undefined) ?? field;
  const isWhole = branches(field).some(({ type }) => type === 'integer');
  const isSet = (bound: number | undefined): bound is number => bound !== undefined && Number.isFinite(bound);
  const { minimum, maximum } = own;
  const from = isSet(minimum) && minimum > Number.MIN_SAFE_INTEGER ? minimum : null;
  const to = isSet(maximum) && maximum < Number.MAX_SAFE_INTEGER ? maximum : null;
  const unit = UNIT.exec(field.description ?? own.description ?? '')?.[1];
  return say.number({ isWhole, from, to, unit });
}

function choicesRule(values: readonly unknown[], say: InputWords): string {
  return values.length === 0 || values.length > CHOICES_MAX ? say.noChoice : say.choices(values.map(String));
}

/** What holds for the field, or what is wrong with it; without the subject and the stop. */
function rule(issue: Issue, field: Field, say: InputWords): string {
  if (issue.input === undefined && issue.code !== 'custom') return say.missing;
  switch (issue.code) {
    case 'invalid_type': {
      const { expected } = issue as { expected: string };
      if (expected === 'number' || expected === 'int') return numberRule(field, say);
      if (expected === 'string') return say.text;
      if (expected === 'boolean') return say.trueOrFalse;
      if (expected === 'array') return say.list;
      return say.notAsExpected;
    }
    case 'too_big':
    case 'too_small': {
      const { origin, maximum, minimum } = issue as { origin: string; maximum?: number; minimum?: number };
      const bound = Number(maximum ?? minimum ?? 0);
      const end = issue.code === 'too_big' ? 'most' : 'least';
      if (origin === 'string' && issue.code === 'too_small' && bound === 1) return say.missing;
      if (origin === 'string') return say.characters(end, bound);
      if (origin === 'number' || origin === 'int') return numberRule(field, say);
      return say.entries(end, bound);
    }
    case 'invalid_value':
      return choicesRule((issue as { values: readonly unknown[] }).values, say);
    case 'invalid_format':
      return say.formats[(issue as { format: string }).format] ?? say.notAsExpected;
    case 'not_multiple_of':
      return say.multipleOf((issue as { divisor: number }).divisor);
    default:
      return say.notAsExpected;
  }
}

/**
 * The first thing that is wrong with an input, in a sentence: 'Height is 0 to 400 cm.' It is built from the schema's own
 * names, titles, units and limits; a schema's own sentence stays as it is, in its language.
 * @param failure what parsing the input with this schema answered
 * @returns null where the whole is not what it should be, and no field can be named
 */
export function inputSentence(schema: z.ZodType, input: unknown, language: Language): string | null {
  const say = WORDS[language];
  const parsed = schema.safeParse(input, {
    // asked only where the schema has no words of its own; undefined would bring the library's
    error: (issue) => {
      if (issue.path === undefined || issue.path.length === 0) return '';
      const root = describe(schema);
      return say.sentence(subjectOf(root, issue.path, say), rule(issue, fieldAt(root, issue.path), say));
    },
  });
  const message = parsed.error?.issues[0]?.message;
  return message ? say.own(message) : null;
}
