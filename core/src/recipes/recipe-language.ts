/** The language that most lines of a recipe were read in, for voices and hyphens; undefined where none is known. */
export function languageOfRecipe({
  ingredients,
}: {
  ingredients: readonly { language?: string | null | undefined }[];
}): string | undefined {
  const counts = new Map<string, number>();
  for (const { language } of ingredients) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
