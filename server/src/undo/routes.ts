import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/platform.ts';
import { type Undoers, undoLast } from './service.ts';

/** Takes back what was done last. See docs/decisions/0060. */
export function undoRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'db' | 'notices'>,
  undoers: Undoers,
) {
  mount(app, API.undo.undo, ({ body, user }) => undoLast(services, undoers, user, body));
}
