import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

export interface UploadedFile {
  fileName: string;
  /** As the sender claims; never trusted. */
  contentType: string;
  bytes: Buffer;
}

/** Bytes of one uploaded file at most; the page compresses to 0.7 MB, so this is for other senders. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Text fields and files of a multipart body.
 * @param allowed file fields with the most files each takes
 * @throws AppError bad_request for a form that is not well formed or breaks off
 */
export async function readMultipart(request: FastifyRequest, allowed: Readonly<Record<string, number>>) {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  try {
    return await readParts(request, allowed);
  } catch (cause) {
    // the reader of forms throws errors of its own kind for what it cannot read; limits have a code of the framework
    if (cause instanceof AppError || (cause instanceof Error && 'statusCode' in cause)) throw cause;
    throw new AppError('bad_request', { sentence: 'The form could not be read. Please send it again.', cause });
  }
}

async function readParts(request: FastifyRequest, allowed: Readonly<Record<string, number>>) {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile[]> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('body_too_large');
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const most = Object.hasOwn(allowed, part.fieldname) ? (allowed[part.fieldname] ?? 0) : 0;
    const bytes = await part.toBuffer();
    // an empty file field is what a browser sends for "nothing chosen"
    if (bytes.length === 0 && !part.filename) continue;
    const list = files[part.fieldname] ?? [];
    if (list.length >= most) throw new AppError(most > 0 ? 'too_many_pictures' : 'bad_request');
    files[part.fieldname] = [...list, { fileName: part.filename, contentType: part.mimetype, bytes }];
  }
  return { fields: { ...fields }, files };
}
