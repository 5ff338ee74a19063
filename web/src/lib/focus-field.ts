/**
 * What a form's button does while its one field is empty: the focus goes there, on a phone with the keyboard, so that a press is
 * never without an answer.
 */
export const focusField = (form: Element) => form.querySelector('input')?.focus();
