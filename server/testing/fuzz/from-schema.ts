import fc from 'fast-check';
import type { z } from 'zod';
import { hostileNumber, hostileText, hostileValue, objectOf } from './hostile.ts';

/** What the values of a field may be besides what its schema says: ids of things that exist. */
export interface Known {
  uuids: readonly string[];
  texts: readonly string[];
  /** True for values that the schema takes, so that they get far; false lets in what it must refuse. */
  isFitting: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the definition of a schema of any kind, told apart by its type
type Definition = any;
const definitionOf = (schema: z.ZodType): Definition => (schema as unknown as { _zod: { def: Definition } })._zod.def;

/** One in ten is something else altogether, unless the values are to fit. */
const orWild = (known: Known, arbitrary: fc.Arbitrary<unknown>) =>
  known.isFitting ? arbitrary : fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: hostileValue });

/** Values made of the worst that the schema takes, or now and then of what it must refuse. */
export function fromSchema(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema);
  const inner = (key = 'innerType') => fromSchema(definition[key], known);
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(inner(), { nil: undefined, freq: 3 });
    case 'nullable':
      return fc.option(inner(), { nil: null, freq: 3 });
    case 'pipe':
      return fromPipe(definition, known);
    case 'string':
      return orWild(known, textOf(schema as z.ZodString, known));
    case 'number':
      return orWild(known, numberOf(schema as z.ZodNumber, known));
    case 'boolean':
      return orWild(known, fc.boolean());
    case 'enum':
      return orWild(known, fc.constantFrom(...Object.values(definition.entries)));
    case 'literal':
      return orWild(known, fc.constantFrom(...definition.values));
    case 'array':
      return orWild(known, fc.array(inner('element'), lengthOf(definition)));
    case 'union':
      return fc.oneof(...definition.options.map((option: z.ZodType) => fromSchema(option, known)));
    case 'object':
      return orWild(known, objectFrom(definition, known));
    case 'record':
      return orWild(
        known,
        fc
          .array(
            fc.tuple(
              known.isFitting ? lockKey : fc.oneof(hostileText, lockKey),
              fromSchema(definition.valueType, known),
            ),
            { maxLength: 4 },
          )
          .map(objectOf),
      );
    default:
      return hostileValue;
  }
}

/** Keys of locked meals are the one record of the contract. */
const lockKey = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom('breakfast', 'lunch', 'dinner', 'snack'), fc.nat(99))
  .map((parts) => parts.join('-'));

/** How many items an array has: as many as its schema asks for, else a few. */
function lengthOf(definition: Definition): { minLength: number; maxLength: number } {
  const limits = (definition.checks ?? []).map((check: Definition) => check._zod.def);
  const limit = (name: string) => limits.find((candidate: Definition) => candidate.check === name);
  const exactly = limit('length_equals')?.length;
  if (exactly !== undefined) return { minLength: exactly, maxLength: exactly };
  const minLength = limit('min_length')?.minimum ?? 0;
  return { minLength, maxLength: Math.max(minLength, Math.min(4, limit('max_length')?.maximum ?? 4)) };
}

/** Text that is parsed as JSON and goes on to a schema is made by that schema; other pipes by what goes into them. */
function fromPipe(definition: Definition, known: Known): fc.Arbitrary<unknown> {
  const before = definitionOf(definition.in);
  const isJson =
    before.type === 'pipe' &&
    definitionOf(before.in).type === 'string' &&
    definitionOf(before.out).type === 'transform';
  if (isJson) return fromSchema(definition.out, known).map((value) => JSON.stringify(value) ?? '');
  // a preparation goes before its schema, and an address is trimmed before it is judged
  const after = definition.out as z.ZodType & { format?: string };
  const judgedAfter = before.type === 'transform' || after.format === 'email';
  return fromSchema(judgedAfter ? after : definition.in, known);
}

function textOf(schema: z.ZodString, known: Known): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.uuids) }, fc.uuid());
  if (schema.format === 'email') return fc.nat(20).map((number) => `Cook+${number}@example.com`);
  const longest = schema.maxLength ?? 5_000;
  const shortest = schema.minLength ?? 0;
  const fit = (text: string) => (text.trim().length < shortest ? `x${text}` : text).slice(0, longest);
  return fc.oneof(
    { weight: 6, arbitrary: hostileText.map(fit) },
    { weight: 2, arbitrary: fc.constantFrom(...known.texts, ...known.uuids).map(fit) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(longest), '😀'.repeat(longest).slice(0, longest)) },
  );
}

function numberOf(schema: z.ZodNumber, known: Known): fc.Arbitrary<unknown> {
  const bound = (given: number | null, otherwise: number) => (Number.isFinite(given) ? Number(given) : otherwise);
  const min = bound(schema.minValue, -1e6);
  const max = bound(schema.maxValue, 1e6);
  const whole = fc.integer({ min: Math.max(-(2 ** 31), Math.ceil(min)), max: Math.min(2 ** 31 - 1, Math.floor(max)) });
  const edges = schema.isInt ? [Math.ceil(min), Math.floor(max)] : [min, max, (min + max) / 3];
  const fitting = fc.oneof({ weight: 2, arbitrary: whole }, { weight: 1, arbitrary: fc.constantFrom(...edges) });
  if (known.isFitting) return fitting;
  return fc.oneof({ weight: 4, arbitrary: fitting }, fc.constantFrom(min - 1, max + 1, min + 0.5), hostileNumber);
}

/** Names of fields that nobody asked for; those that reach for a prototype are refused as soon as they are read. */
const STRANGE_NAMES = ['role', 'userId', 'isPublic', 'toString'];
const REFUSED_NAMES = ['__proto__', 'constructor'];

/** Every field of the shape, at times left out, at times with fields that nobody asked for. */
function objectFrom(definition: Definition, known: Known): fc.Arbitrary<unknown> {
  const shape: [string, z.ZodType][] = Object.entries(definition.shape);
  const fields = fc.tuple(
    ...shape.map(([name, schema]) => fromSchema(schema, known).map((value) => [name, value] as const)),
  );
  const strange = fc.array(
    fc.tuple(
      fc.constantFrom(...STRANGE_NAMES, ...(known.isFitting ? [] : REFUSED_NAMES)),
      known.isFitting ? hostileText : hostileValue,
    ),
    { maxLength: 2 },
  );
  return fc
    .tuple(fields, fc.option(strange, { nil: [], freq: 3 }))
    .map(([own, other]) => objectOf([...own.filter(([, value]) => value !== undefined), ...other]));
}
