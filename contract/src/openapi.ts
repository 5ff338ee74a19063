import { z } from 'zod';
import { ENDPOINTS } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode } from './errors.ts';
import { LANGUAGE_HEADER } from './language.ts';
import { Basket } from './lists.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' }) as Json;
  return json;
};

/** The API as an OpenAPI 3.1 document, made from the endpoints alone. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sorrel',
      version: '1',
      description: `The calls of the Sorrel web application. Errors answer \`{ message }\` in plain words: in English, or in German where a request has the header \`${LANGUAGE_HEADER}: de\`.`,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] } },
    },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random value for each intent. If the same request is sent again with it within a day, the answer is the same and nothing is done twice; a failed attempt may be repeated.',
  schema: { type: 'string', minLength: 16, maxLength: 200 },
};

function operation(endpoint: Endpoint): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.once ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'other'],
    ...(endpoint.access === 'anyone' ? {} : { security: [{ accessToken: [] }] }),
    'x-access': endpoint.access,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(endpoint, endpoint.body) }),
    responses: { [endpoint.status]: success(endpoint), ...failures(endpoint) },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const json = schemaOf(schema, 'input');
  const required = new Set(json['required'] as string[] | undefined);
  return Object.entries((json['properties'] ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint, body: z.ZodType): Json {
  if (endpoint.bodyKind === 'json') {
    return { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } };
  }
  const fields = schemaOf(body, 'input');
  const files = Object.fromEntries(
    Object.entries(endpoint.files).map(([name, most]) => [
      name,
      { type: 'array', maxItems: most, items: { type: 'string', contentMediaType: 'application/octet-stream' } },
    ]),
  );
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { ...fields, properties: { ...(fields['properties'] as Json), ...files } } },
    },
  };
}

function success(endpoint: Endpoint): Json {
  if (endpoint.replyKind === 'redirect') return { description: 'Leads to a page.' };
  if (endpoint.replyKind === 'file') return { description: 'The file.' };
  if (endpoint.reply === undefined) return { description: 'Done.' };
  return { description: 'Done.', content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } } };
}

/** What can go wrong, grouped by status. */
function failures(endpoint: Endpoint): Json {
  const general: ErrorCode[] = COMMON_ERRORS.filter((code) => {
    if (code === 'not_signed_in') return endpoint.access !== 'anyone';
    if (code === 'premium_needed') return endpoint.access === 'premium';
    if (code === 'not_allowed') return endpoint.access === 'admin';
    if (code === 'key_used_before') return endpoint.once;
    if (code === 'bad_request') return (endpoint.query ?? endpoint.body) !== undefined;
    return code === 'internal';
  });
  const byStatus: Record<string, string[]> = {};
  for (const code of new Set([...endpoint.errors, ...general])) {
    const row = ERRORS[code];
    byStatus[row.status] = [...(byStatus[row.status] ?? []), row.message];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, messages]) => [
      status,
      {
        description: messages.join(' / '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** What leaves for a supermarket, for anyone writing another adapter. */
export function basketSchema(): Json {
  const { $schema, ...schema } = z.toJSONSchema(Basket, { io: 'output' }) as Json;
  return {
    $schema,
    title: 'Basket',
    description:
      'A shopping list as it leaves for a supermarket: what is wanted and how much. Nothing about the person.',
    ...schema,
  };
}
