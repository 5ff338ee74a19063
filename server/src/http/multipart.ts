import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ownEntry } from '@sorrel/core/own-entry';
import { PICTURE_MAX, UPLOAD_MAX_MEGABYTES } from '@sorrel/core/recipes/limits';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { say } from '../language/sentences.ts';
import { hasMoreValues, JSON_VALUES_MAX } from './json-body.ts';
import type { Pace } from './pace.ts';
import { paceOf } from './upload-pace.ts';

/** A file of a form. It lies on the disk until the request is answered, and never whole in memory. */
export interface UploadedFile {
  fileName: string;
  /** As the sender claims; never trusted. */
  contentType: string;
  path: string;
  /** Of its bytes: tells whether the same file came again. */
  sha256: string;
}

/** Bytes of one uploaded file at most; the page compresses to 0.7 MB, so this is for other senders. */
export const UPLOAD_MAX_BYTES = PICTURE_MAX.megabytes * 1024 * 1024;
/** Bytes of one form with all its files: the 33 pictures that a recipe may have, as the page sends them, and half as much again. */
export const UPLOAD_BODY_MAX_BYTES = UPLOAD_MAX_MEGABYTES * 1024 * 1024;
/** Forms with files that one person may be sending at once, to one process. */
const UPLOADS_OF_ONE_MAX = 12;
const UPLOAD_RETRY_S = 10;

/** Bytes of all text fields of one form. */
const FIELDS_MAX_BYTES = 4 * 1024 * 1024;

const underWay = new Map<string, number>();

/**
 * Text fields and files of a multipart body, while `work` uses them; the files are removed afterwards.
 * @param allowed file fields with the most files each takes
 * @param person who sends it
 * @throws AppError bad_request for a form that is not well formed or breaks off, upload_too_large, too_much_at_once
 */
export async function withMultipart<T>(
  request: FastifyRequest,
  allowed: Readonly<Record<string, number>>,
  person: string,
  work: (form: { fields: Record<string, string>; files: Record<string, UploadedFile[]> }) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  const pace = paceOf(person);
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_BODY_MAX_BYTES) {
    letGo(request, pace);
    throw new AppError('upload_too_large');
  }
  const others = underWay.get(person) ?? 0;
  if (others >= UPLOADS_OF_ONE_MAX) {
    letGo(request, pace);
    throw new AppError('too_much_at_once', { fields: { retryAfterS: UPLOAD_RETRY_S } });
  }
  underWay.set(person, others + 1);
  const folder = await mkdtemp(path.join(tmpdir(), 'sorrel-upload-'));
  try {
    return await work(await readForm(request, allowed, folder, pace));
  } finally {
    const left = (underWay.get(person) ?? 1) - 1;
    if (left > 0) underWay.set(person, left);
    else underWay.delete(person);
    await rm(folder, { recursive: true, force: true });
  }
}

type Allowed = Readonly<Record<string, number>>;

async function readForm(request: FastifyRequest, allowed: Allowed, folder: string, pace: Pace) {
  try {
    return await readParts(request, allowed, folder, pace);
  } catch (cause) {
    letGo(request, pace);
    // the reader of forms throws errors of its own kind for what it cannot read; limits have a code of the framework
    if (cause instanceof AppError || (cause instanceof Error && 'statusCode' in cause)) throw cause;
    if (isFullDisk(cause)) throw new AppError('picture_not_kept', { cause });
    throw new AppError('bad_request', { sentence: say().request.formNotRead, cause });
  }
}

const isFullDisk = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT');

/** Lets what still comes of a form that is refused go by, no faster than it would have been read. */
function letGo({ raw }: FastifyRequest, pace: Pace) {
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    const delayMs = pace.take(chunk.length);
    if (delayMs === 0) return;
    raw.pause();
    setTimeout(() => raw.resume(), delayMs).unref();
  });
  raw.resume();
}

async function readParts(request: FastifyRequest, allowed: Allowed, folder: string, pace: Pace) {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile[]> = {};
  let leftBytes = UPLOAD_BODY_MAX_BYTES;
  let leftOfFields = FIELDS_MAX_BYTES;
  let count = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('body_too_large');
      fields[part.fieldname] = String(part.value);
      // a field may hold JSON, as ingredients do
      if (hasMoreValues(Buffer.from(fields[part.fieldname] ?? ''), JSON_VALUES_MAX))
        throw new AppError('body_too_large');
      leftOfFields -= fields[part.fieldname]?.length ?? 0;
      if (leftOfFields < 0) throw new AppError('body_too_large');
      continue;
    }
    const most = ownEntry(allowed, part.fieldname) ?? 0;
    const list = files[part.fieldname] ?? [];
    let sizeBytes = 0;
    const hash = createHash('sha256');
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sizeBytes += chunk.length;
        hash.update(chunk);
        leftBytes -= chunk.length;
        if (leftBytes < 0) return done(new AppError('upload_too_large'));
        const delayMs = pace.take(chunk.length);
        if (delayMs === 0) done(null, chunk);
        else setTimeout(done, delayMs, null, chunk);
      },
    });
    count += 1;
    const file = path.join(folder, String(count));
    await pipeline(part.file, counted, createWriteStream(file));
    if (part.file.truncated) throw new AppError('picture_too_large');
    // an empty file field is what a browser sends for "nothing chosen"
    if (sizeBytes === 0 && !part.filename) continue;
    if (list.length >= most) throw new AppError(most > 0 ? 'too_many_pictures' : 'bad_request');
    const { filename: fileName, mimetype: contentType } = part;
    files[part.fieldname] = [...list, { fileName, contentType, path: file, sha256: hash.digest('hex') }];
  }
  return { fields: { ...fields }, files };
}
