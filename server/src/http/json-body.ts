import { pipeline } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { oneATurn } from './one-a-turn.ts';
import { sourceOf } from './source-of.ts';
import { paced, paceOf } from './upload-pace.ts';

/**
 * Values that one JSON body may hold, counted by the characters that divide them: several times what the largest list or plan
 * has. Two megabytes of '[[],[],…' take the thread that answers everybody a quarter of a second.
 */
export const JSON_VALUES_MAX = 50_000;

/** Names that one object of a JSON body may have: a week of locked meals has 280. A schema says of each why it is none that it knows. */
export const JSON_NAMES_MAX = 1_000;

/** Deeper than any schema looks. */
const DEPTH_MAX = 40;

/** Whether an object in a value has more names than `JSON_NAMES_MAX`. */
export function hasWideObject(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return false;
  const within = Object.values(value);
  if (!Array.isArray(value) && within.length > JSON_NAMES_MAX) return true;
  return within.some((one) => hasWideObject(one, depth + 1));
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** `,` `:` `[` `{`: each begins a value. */
const DIVIDERS = new Uint8Array(256);
for (const character of ',:[{') DIVIDERS[character.charCodeAt(0)] = 1;

/** Whether a JSON text holds more values than `most`; what stands in its strings does not count. */
export function hasMoreValues(json: Buffer, most: number): boolean {
  let count = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfString(json, at);
    else {
      count += DIVIDERS[byte] ?? 0;
      if (count > most) return true;
    }
  }
  return false;
}

/** Where the string that begins at `start` ends; the end of the text where it does not. */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf(QUOTE, start + 1); end >= 0; end = json.indexOf(QUOTE, end + 1)) {
    let before = end - 1;
    while (json[before] === BACKSLASH) before -= 1;
    // an even number of backslashes stand for themselves
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}

/** Bytes up to which a body comes as fast as it is sent: more than any page of the product sends but a page to be read. */
const UNPACED_BYTES = 128 * 1024;

/**
 * Reads JSON bodies as the framework does, and refuses beforehand those that would take long to read. Who calls is not known
 * yet, so that large ones come at the pace of the address they come from: taking them in is work, refused or not.
 */
export function registerJsonBody(app: FastifyInstance) {
  app.addHook('preParsing', async (request, _reply, body) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    if (!type.startsWith('application/json') || Number(length ?? Infinity) <= UNPACED_BYTES) return body;
    return pipeline(body, paced(paceOf(`address ${sourceOf(request.ip)}`)), () => undefined);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  const beginning = oneATurn();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const read = (text: string) =>
      parse(request, text, (error, value) => {
        if (error === null && hasWideObject(value)) return done(new AppError('body_too_large'));
        return done(error, value);
      });
    const refuse = () => done(new AppError('body_too_large'));
    if (body.length <= READ_AT_ONCE_BYTES)
      return hasMoreValues(body, JSON_VALUES_MAX) ? refuse() : read(body.toString());
    void Promise.resolve(beginning(sourceOf(request.ip)))
      .then(() => (hasMoreValues(body, JSON_VALUES_MAX) ? null : decoded(body)))
      .then((text) => (text === null ? refuse() : read(text)))
      .catch(done);
  });
}

/** Bytes of a body that is read as soon as it is there; of longer ones of an address one is begun in a turn of the event loop. */
const READ_AT_ONCE_BYTES = 16 * 1024;
/** Bytes that are made text in one turn: five megabytes beyond ASCII would take a twentieth of a second. */
export const DECODED_AT_ONCE_BYTES = 512 * 1024;

/** The text of a body; others have their turn between its parts. */
async function decoded(body: Buffer): Promise<string> {
  if (body.length <= DECODED_AT_ONCE_BYTES) return body.toString();
  const decoder = new StringDecoder('utf8');
  let text = '';
  for (let from = 0; from < body.length; from += DECODED_AT_ONCE_BYTES) {
    text += decoder.write(body.subarray(from, from + DECODED_AT_ONCE_BYTES));
    await nextTurn();
  }
  return text + decoder.end();
}
