import { say } from './sentences.ts';

/** What a browser that cannot read a photo of an iPhone says instead of 'not valid': what can be done about it. */
export const heicHelp = (): string => say.heicHelp;

/** A photo in Apple's format. Some systems do not know its type and leave it empty, so that the name tells. */
export const isHeic = (file: File): boolean =>
  /^image\/hei[cf]/.test(file.type) || (file.type === '' && /\.hei[cf]$/i.test(file.name));
