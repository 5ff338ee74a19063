/** The names of classes that hold now, as `className` takes them. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
