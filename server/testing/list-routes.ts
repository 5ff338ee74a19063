import type { FastifyInstance } from 'fastify';

export interface ListedRoute {
  path: string;
  methods: string[];
}

const LINE = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?$/;

/** Every route that the app serves, read from what Fastify prints of its own router. */
export function listRoutes(app: FastifyInstance): ListedRoute[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      if (line.trim() === '') return [];
      const { indent = '', part = '', methods } = LINE.exec(line)?.groups ?? {};
      if (part === '') throw new Error(`not a line of a route: ${line}`);
      const depth = indent.length / 4;
      const path = `${depth === 0 ? '' : (parents[depth - 1] ?? '')}${part}`;
      parents[depth] = path;
      return methods === undefined ? [] : [{ path, methods: methods.split(', ') }];
    });
}
