const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Is this text an id as the database takes it? Asking it for anything else is an error there. */
export const isUuid = (text: string): boolean => UUID.test(text);
