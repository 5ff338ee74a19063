import { z } from 'zod';

/** Entries of a list, or of names that are free, that are looked at together; a schema says of each what is wrong with it. */
const TOGETHER = 50;

/**
 * What was sent, its long lists cut behind the first entry that is wrong: one wrong thing is told, and to find fifteen thousand takes
 * the thread that answers everybody half a second. What is right stays as it is.
 */
export function cutAtFault(schema: z.core.$ZodType | undefined, sent: unknown): unknown {
  if (schema === undefined || typeof sent !== 'object' || sent === null) return sent;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'array':
      return Array.isArray(sent) ? cutList(def.element, sent) : sent;
    case 'object':
      return Array.isArray(sent)
        ? sent
        : cutNames(sent, (name) => (Object.hasOwn(def.shape, name) ? def.shape[name] : def.catchall));
    case 'record':
      return Array.isArray(sent) ? sent : cutRecord(def, sent);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return cutAtFault(def.innerType, sent);
    case 'pipe':
      return cutAtFault(def.in, sent);
    default:
      return sent;
  }
}

function cutList(element: z.core.$ZodType, sent: readonly unknown[]): readonly unknown[] {
  if (sent.length <= TOGETHER) {
    const made = sent.map((one) => cutAtFault(element, one));
    return made.every((one, place) => one === sent[place]) ? sent : made;
  }
  for (const [place, one] of sent.entries()) {
    const cut = cutAtFault(element, one);
    if (!z.safeParse(element, cut).success) return [...sent.slice(0, place), cut];
  }
  return sent;
}

function cutRecord({ keyType, valueType }: z.core.$ZodRecordDef, sent: object): object {
  const entries = Object.entries(sent);
  if (entries.length <= TOGETHER) return cutNames(sent, () => valueType);
  for (const [place, [name, one]] of entries.entries()) {
    const cut = cutAtFault(valueType, one);
    const isRight = z.safeParse(keyType, name).success && z.safeParse(valueType, cut).success;
    if (!isRight) return Object.fromEntries([...entries.slice(0, place), [name, cut]]);
  }
  return sent;
}

function cutNames(sent: object, schemaOf: (name: string) => z.core.$ZodType | undefined): object {
  const entries = Object.entries(sent);
  const made = entries.map(([name, one]) => cutAtFault(schemaOf(name), one));
  if (made.every((one, place) => one === entries[place]?.[1])) return sent;
  return Object.fromEntries(entries.map(([name], place) => [name, made[place]]));
}
