/** Text fields first, so that the server knows them when the files arrive. Lists and objects travel as JSON. */
export function multipart(
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, readonly Blob[]>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''));
  }
  for (const [name, list] of Object.entries(files)) {
    for (const file of list) form.append(name, file);
  }
  return form;
}
