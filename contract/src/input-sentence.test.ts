import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from './api.ts';
import { inputSentence } from './input-sentence.ts';

const Sample = z.object({
  height: z.coerce.number().min(0).max(400).describe('cm').optional(),
  prepTime: z.int().min(0).max(100_000).default(0).describe('minutes'),
  serves: z.int().min(1).max(1000).default(1),
  weight_kg: z.number().min(0).optional(),
  day: z.int().max(6).optional(),
  amount: z.number().optional(),
  dob: z.iso.date().meta({ title: 'date of birth' }).optional(),
  name: z.string().min(1).max(100).default('x'),
  code: z.string().min(4).default('abcd'),
  message: z.string().min(1, 'Please enter a message.').default('x'),
  isDone: z.boolean().default(false),
  gender: z.enum(['male', 'female', 'other']).optional(),
  id: z.uuid().optional(),
  link: z.url().optional(),
  tags: z.array(z.string().max(10)).max(3).default([]),
  ingredients: z.array(z.object({ quantity: z.number().min(0).nullable() })).default([]),
  either: z.union([z.string(), z.number()]).default(''),
});

describe('what is wrong is said in a sentence', () => {
  test.each([
    [{ height: 500 }, 'Height is 0 to 400 cm.'],
    [{ height: -1 }, 'Height is 0 to 400 cm.'],
    [{ height: 'tall' }, 'Height is 0 to 400 cm.'],
    [{ prepTime: 1.5 }, 'Prep time is a whole number from 0 to 100,000 minutes.'],
    [{ serves: 0 }, 'Serves is a whole number from 1 to 1,000.'],
    [{ weight_kg: -1 }, 'Weight kg is at least 0.'],
    [{ day: 7 }, 'Day is a whole number, at most 6.'],
    [{ amount: 'much' }, 'Amount is a number.'],
    [{ dob: 'yesterday' }, 'Date of birth is not a date, such as 2026-03-14.'],
    [{ name: '' }, 'Name is missing.'],
    [{ name: 'x'.repeat(101) }, 'Name has at most 100 characters.'],
    [{ name: 5 }, 'Name is text.'],
    [{ code: 'abc' }, 'Code has at least 4 characters.'],
    [{ message: '' }, 'Please enter a message.'],
    [{ isDone: 'perhaps' }, 'Is done is true or false.'],
    [{ gender: 'none' }, 'Gender is one of male, female or other.'],
    [{ id: '7' }, 'Id is not the id of anything here.'],
    [{ link: 'soup' }, 'Link is not a web address, such as https://example.com.'],
    [{ tags: 'vegan' }, 'Tags is a list.'],
    [{ tags: ['a', 'b', 'c', 'd'] }, 'Tags has at most 3 entries.'],
    [{ tags: ['a', 'x'.repeat(11)] }, 'Tags 2 has at most 10 characters.'],
    [{ ingredients: [{ quantity: 1 }, { quantity: -2 }] }, 'Quantity (ingredients 2) is at least 0.'],
    [{ ingredients: [{}] }, 'Quantity (ingredients 1) is missing.'],
    [{ either: true }, 'Either is not as expected.'],
  ])('%j: %s', (input, sentence) => {
    expect(inputSentence(Sample, input, 'en')).toBe(sentence);
  });

  test.each([
    [{ height: 500 }, 'Größe: 0 bis 400 cm.'],
    [{ prepTime: 1.5 }, 'Vorbereitungszeit: eine ganze Zahl von 0 bis 100.000 Minuten.'],
    [{ weight_kg: -1 }, '„weight kg“: mindestens 0.'],
    [{ dob: 'yesterday' }, 'Geburtsdatum: ein Datum wie 2026-03-14.'],
    [{ name: '' }, 'Name: fehlt.'],
    [{ name: 'x'.repeat(101) }, 'Name: höchstens 100 Zeichen.'],
    [{ message: '' }, 'Bitte gib eine Nachricht ein.'],
    [{ gender: 'none' }, 'Geschlecht: male, female oder other.'],
    [{ tags: ['a', 'b', 'c', 'd'] }, 'Schlagwörter: höchstens 3 Einträge.'],
    [{ ingredients: [{ quantity: 1 }, { quantity: -2 }] }, 'Menge (Zutaten 2): mindestens 0.'],
    [{ either: true }, '„either“: nicht wie erwartet.'],
  ])('%j in German: %s', (input, sentence) => {
    expect(inputSentence(Sample, input, 'de')).toBe(sentence);
  });

  test('what is right, and what is no object at all, names no field', () => {
    expect(inputSentence(Sample, {}, 'en')).toBeNull();
    expect(inputSentence(Sample, 'soup', 'en')).toBeNull();
  });
});

const WRONG = [null, '', 'x', 'x'.repeat(20_001), -1, 1.5, 1e12, true, [], {}, [{}], [null], { a: 1 }];
/** How the validator speaks, which nobody should read. */
const ITS_WORDS = /expected|received|invalid|too (big|small)|NaN|undefined|unrecogni|\bnull\b|[<>]=?|regex|pattern/i;

describe('no endpoint answers with the words of the validator', () => {
  const schemas = ENDPOINTS.flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema instanceof z.ZodObject ? [[`${endpoint.method} ${endpoint.path} ${part}`, schema] as const] : [];
    }),
  );

  test.each(schemas)('%s', (_name, schema) => {
    const sentences = new Set<string>();
    for (const name of Object.keys(schema.shape)) {
      for (const value of WRONG) {
        // the one field alone: others that are missing would be said first
        const only = schema.pick({ [name]: true } as never);
        const sentence = inputSentence(only, { [name]: value }, 'en');
        if (sentence !== null) sentences.add(sentence);
        // no sentence that a schema brings itself is left in English
        expect(inputSentence(only, { [name]: value }, 'de') ?? '').not.toMatch(/^(Please|This|You)\b/);
      }
    }
    for (const sentence of sentences) {
      expect(sentence.replace('is not as expected', '')).not.toMatch(ITS_WORDS);
      expect(sentence).toMatch(/^[A-Z].*\w/);
    }
  });
});
