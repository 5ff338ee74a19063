/** A thing of structured data: JSON-LD, or microdata and RDFa brought into the same shape. */
export type Thing = Readonly<Record<string, unknown>>;

const VISITS_MAX = 200_000;

export function isThing(value: unknown): value is Thing {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The values of a property that may be one value or a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  const within = isThing(value) ? (value['@list'] ?? value['@set']) : undefined;
  return Array.isArray(within) ? within : [value];
}

/** The types of a thing in lower case, without the vocabulary's address. */
export function typesOf(thing: Thing): string[] {
  return listOf(thing['@type'] ?? thing['type'])
    .filter((type) => typeof type === 'string')
    .map((type) =>
      type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1).toLowerCase(),
    );
}

/** All things of structured data by what the importer needs: the recipes, and every thing that has an `@id`. */
export interface Things {
  readonly recipes: Thing[];
  readonly byId: Map<string, Thing>;
  /** Things of other types that describe the page: articles, web pages, organisations. */
  readonly others: Thing[];
}

/** Walks structured data, level by level, within a bounded number of visits. */
export function collectThings(values: readonly unknown[]): Things {
  const recipes: Thing[] = [];
  const others: Thing[] = [];
  const byId = new Map<string, Thing>();
  const waiting: unknown[] = [...values];
  for (let visit = 0; visit < waiting.length && visit < VISITS_MAX; visit += 1) {
    const value = waiting[visit];
    if (Array.isArray(value)) {
      for (const entry of value) if (entry !== null && typeof entry === 'object') waiting.push(entry);
    } else if (isThing(value)) {
      const types = typesOf(value);
      if (types.includes('recipe')) recipes.push(value);
      else if (types.length > 0) others.push(value);
      const id = value['@id'];
      if (typeof id === 'string') {
        const known = byId.get(id);
        if (!known || Object.keys(known).length < Object.keys(value).length) byId.set(id, value);
      }
      for (const entry of Object.values(value)) if (entry !== null && typeof entry === 'object') waiting.push(entry);
    }
  }
  return { recipes, byId, others };
}

/** The thing itself, or the one that it only refers to by its `@id`. */
export function referredThing(thing: Thing, byId: ReadonlyMap<string, Thing>): Thing {
  const id = thing['@id'];
  return typeof id === 'string' && Object.keys(thing).length <= 2 ? (byId.get(id) ?? thing) : thing;
}
