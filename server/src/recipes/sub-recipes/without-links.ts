/** Ingredients as others get them: which recipes they are is their household's. */
export const withoutLinks = <Line extends { recipeId?: string | undefined }>(lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    if (line.recipeId === undefined) return line;
    const { recipeId: _, ...plain } = line;
    return plain as Line;
  });
