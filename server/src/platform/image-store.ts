/** Where the files of pictures are kept: a folder by default, or any S3-compatible store. */
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

/** Address of a picture in its largest width, the one put in `image_urls`; smaller ones are beside it. */
export const imageAddress = (key: string, widthPx: number = 1000) => `/images/${key}/${widthPx}.webp`;
