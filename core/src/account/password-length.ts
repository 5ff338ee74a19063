/** How long a password may be, in characters. Source: specification, section 9. */
export const PASSWORD_CHARACTERS = { min: 8, max: 128 } as const;

/** '8 to 128 characters'. */
export const PASSWORD_LENGTH_TEXT = `${PASSWORD_CHARACTERS.min} to ${PASSWORD_CHARACTERS.max} characters`;
