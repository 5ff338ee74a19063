import fc from 'fast-check';

/** Text that has broken other programs: in SQL, in templates, in scripts, in encodings, in names of properties. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'salt\0pepper',
  '\ud800',
  'half \udc00 pair',
  '\ufeff',
  '\u202eemordnilap',
  '\u2028\u2029',
  '🧑‍🍳'.repeat(40),
  'e\u0301'.repeat(200),
  "' or '1'='1",
  "'; drop table users; --",
  '") union select password_hash from users --',
  '%',
  '_%\\',
  '\\',
  '$1',
  '$$',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '<%= 7*7 %>',
  '#{7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:7f00:1]/',
  'line\r\nSet-Cookie: taken=1',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x7fffffff',
  '99999999999999999999999999',
  '2024-02-31',
  '0000-00-00',
  '+275760-09-13',
  '2024-13-01T00:00:00Z',
  '{"__proto__":{"isAdmin":true}}',
  '[[[[[[[[',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-000000000001',
  'a@b.example',
  `${'x'.repeat(3_000)}@example.com`,
  'x'.repeat(70_000),
];

/** Any 16-bit units at all, halves of pairs included. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: anyUnits },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e-308, 1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 2 ** 63, 1e21),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** What JSON can say, with the names that reach for a prototype. */
export const hostileValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText,
    hostileNumber,
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom('__proto__', 'constructor', 'prototype', 'id', 'name', 'length'), hostileText),
          tie('value'),
        ),
        { maxLength: 4 },
      )
      .map(objectOf),
  ),
})).value;

/** An object with these own properties, `__proto__` among them as JSON.parse makes it. */
export function objectOf(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return object;
}
