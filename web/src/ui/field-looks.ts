export const FIELD = 'grid min-w-0 content-start gap-1.5';
export const FIELD_LABEL = 'text-sm font-semibold';
