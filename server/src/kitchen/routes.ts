import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../http/mount.ts';
import type { Platform } from '../platform/platform.ts';
import { foodsOfKitchen, recipesToCook } from './what-to-cook.ts';

/** What can be cooked of what is there. See docs/decisions/0070. */
export function kitchenRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'db' | 'tokenSecret' | 'workers'>,
) {
  const { recipes: calls } = API;
  mount(app, calls.kitchenFoods, ({ user }) => foodsOfKitchen(services, user));
  mount(app, calls.whatToCook, ({ body, user }) => recipesToCook(services, user, body));
}
