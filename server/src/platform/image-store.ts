/**
 * Where the files of pictures are kept: a folder by default, or any S3-compatible store. Every method throws AppError
 * pictures_unavailable while the store cannot be used.
 */
export interface ImageStore {
  /** Writes one file; a name is never written twice with other bytes. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null where there is no such file. */
  get(name: string): Promise<Uint8Array | null>;
  /** Removes files; those that are gone already do not matter. */
  remove(names: readonly string[]): Promise<void>;
}

/** Widths that every picture is kept in. */
export const IMAGE_WIDTHS_PX = [320, 640, 1000] as const;

/** Formats that every picture is kept in, by the ending of its files. */
export const IMAGE_TYPES = { webp: 'image/webp', avif: 'image/avif' } as const;
export type ImageFormat = keyof typeof IMAGE_TYPES;

export const imageFileName = (key: string, widthPx: number, format: ImageFormat) => `${key}/${widthPx}.${format}`;

/** The names of all files of a picture. */
export const imageFileNames = (key: string) =>
  (Object.keys(IMAGE_TYPES) as ImageFormat[]).flatMap((format) =>
    IMAGE_WIDTHS_PX.map((widthPx) => imageFileName(key, widthPx, format)),
  );

/** Throws what is no name of a file of a picture, so that no name leads out of the store. */
export function assertImageName(name: string) {
  if (!/^[\w-]+\/[\w.-]+$/.test(name) || name.includes('..')) throw new RangeError(`not a name of a picture: ${name}`);
}

/** Address of a picture in its largest width, without the right to see what is not for everybody: see `signedAddresses`. */
export const imageAddress = (key: string) => `/images/${imageFileName(key, IMAGE_WIDTHS_PX[2], 'webp')}`;
