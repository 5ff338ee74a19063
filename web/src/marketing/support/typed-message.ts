/**
 * A message that is half written, kept in the tab until it is sent: a reload, or a look at another page, does not take it. The
 * browser's own storage and form, as the page stays light; a browser that keeps nothing loses it, as it would have.
 */
const KEY = 'contactMessage';
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
};

/** What is stored, whoever wrote it: texts under the names of fields, or nothing. */
function stored(): Partial<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

export function keepTyped(form: HTMLFormElement) {
  try {
    const typed = Object.fromEntries(FIELDS.map((name) => [name, fieldOf(form, name)?.value ?? '']));
    window.sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // storage is full or forbidden
  }
}

/** Into fields that are empty: what was typed before the page was taken over, or the browser put back, is newer. */
export function putTypedBack(form: HTMLFormElement) {
  const typed = stored();
  for (const name of FIELDS) {
    const field = fieldOf(form, name);
    const text = typed[name];
    if (field !== null && field.value === '' && typeof text === 'string') field.value = text.slice(0, field.maxLength);
  }
}

export function forgetTyped() {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // storage is forbidden
  }
}
