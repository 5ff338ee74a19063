import { z } from 'zod';

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
function subjectOf(root: Field, path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  path.forEach((step, index) => {
    const last = parts.length - 1;
    if (typeof step === 'number' && last >= 0) parts[last] = `${parts[last]} ${step + 1}`;
    else parts.push(fieldAt(root, path.slice(0, index + 1)).title ?? words(String(step)));
  });
  const own = capital(parts.pop() ?? '');
  return parts.length === 0 ? own : `${own} (${parts.join(', ')})`;
}

const count = (number: number) => number.toLocaleString('en-GB');
const many = (number: number, unit: string) => `${count(number)} ${unit}${number === 1 ? '' : 's'}`;

/** 'is 0 to 400 cm', 'is a whole number from 1 to 1,000', 'is at least 0', 'is a number'. */
function numberRule(field: Field): string {
  const own = branches(field).find(({ minimum, maximum }) => minimum !== undefined || maximum !== undefined) ?? field;
  const isWhole = branches(field).some(({ type }) => type === 'integer');
  const isSet = (bound: number | undefined): bound is number => bound !== undefined && Number.isFinite(bound);
  const { minimum, maximum } = own;
  const from = isSet(minimum) && minimum > Number.MIN_SAFE_INTEGER ? minimum : null;
  const to = isSet(maximum) && maximum < Number.MAX_SAFE_INTEGER ? maximum : null;
  const unit = UNIT.exec(field.description ?? own.description ?? '')?.[1];
  const end = unit === undefined ? '' : ` ${unit}`;
  if (from !== null && to !== null)
    return `is ${isWhole ? 'a whole number from ' : ''}${count(from)} to ${count(to)}${end}`;
  if (from !== null) return `is ${isWhole ? 'a whole number, ' : ''}at least ${count(from)}${end}`;
  if (to !== null) return `is ${isWhole ? 'a whole number, ' : ''}at most ${count(to)}${end}`;
  return isWhole ? 'is a whole number' : 'is a number';
}

function choicesRule(values: readonly unknown[]): string {
  const [only, ...others] = values.map(String);
  if (only === undefined || values.length > CHOICES_MAX) return 'is not one of the choices';
  if (others.length === 0) return `is ${only}`;
  return `is one of ${[only, ...others.slice(0, -1)].join(', ')} or ${others.at(-1)}`;
}

const FORMAT_RULES: Record<string, string> = {
  uuid: 'is not the id of anything here',
  url: 'is not a web address, such as https://example.com',
  email: 'is not an e-mail address',
  date: 'is not a date, such as 2026-03-14',
  datetime: 'is not a date with a time, such as 2026-03-14T18:30:00Z',
};

const NOT_AS_EXPECTED = 'is not as expected';

/** What holds for the field, or what is wrong with it; without the subject and the stop. */
function rule(issue: Issue, field: Field): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'invalid_type': {
      const { expected } = issue as { expected: string };
      if (expected === 'number' || expected === 'int') return numberRule(field);
      if (expected === 'string') return 'is text';
      if (expected === 'boolean') return 'is true or false';
      if (expected === 'array') return 'is a list';
      return NOT_AS_EXPECTED;
    }
    case 'too_big':
    case 'too_small': {
      const { origin, maximum, minimum } = issue as { origin: string; maximum?: number; minimum?: number };
      const bound = Number(maximum ?? minimum ?? 0);
      const most = issue.code === 'too_big' ? 'at most' : 'at least';
      if (origin === 'string' && issue.code === 'too_small' && bound === 1) return 'is missing';
      if (origin === 'string') return `has ${most} ${many(bound, 'character')}`;
      if (origin === 'number' || origin === 'int') return numberRule(field);
      return `has ${most} ${bound === 1 ? '1 entry' : `${count(bound)} entries`}`;
    }
    case 'invalid_value':
      return choicesRule((issue as { values: readonly unknown[] }).values);
    case 'invalid_format':
      return FORMAT_RULES[(issue as { format: string }).format] ?? NOT_AS_EXPECTED;
    case 'not_multiple_of':
      return `is a multiple of ${(issue as { divisor: number }).divisor}`;
    default:
      return NOT_AS_EXPECTED;
  }
}

/**
 * The first thing that is wrong with an input, in a sentence: 'Height is 0 to 400 cm.' It is built from the schema's own
 * names, titles, units and limits; a schema's own sentence stays as it is.
 * @param failure what parsing the input with this schema answered
 * @returns null where the whole is not what it should be, and no field can be named
 */
export function inputSentence(schema: z.ZodType, input: unknown): string | null {
  const parsed = schema.safeParse(input, {
    // asked only where the schema has no words of its own; undefined would bring the library's
    error: (issue) => {
      if (issue.path === undefined || issue.path.length === 0) return '';
      const root = describe(schema);
      return `${subjectOf(root, issue.path)} ${rule(issue, fieldAt(root, issue.path))}.`;
    },
  });
  return parsed.success ? null : parsed.error.issues[0]?.message || null;
}
