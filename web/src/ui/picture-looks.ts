/** A frame cuts the corners of what is in it. */
export const PICTURE_FRAME = 'relative isolate overflow-hidden bg-sunken [--cover-radius:0]';
export const FRAMED_PICTURE = 'absolute inset-0 size-full object-cover';
