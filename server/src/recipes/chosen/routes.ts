import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveToTrash, putBack } from '../history/trash.ts';
import { exportChosen } from './export.ts';
import { tagChosen } from './tag.ts';

/** What is done with several recipes of the book at once. */
export function chosenRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'imageStore' | 'limits' | 'log'>,
) {
  const { recipes: calls } = API;
  const idsOf = (recipes: readonly { id: string }[]) => ({ ids: recipes.map(({ id }) => id) });

  mount(app, calls.tagChosen, ({ body, user }) => tagChosen(services, user, body));
  mount(app, calls.deleteChosen, async ({ body, user }) => idsOf(await moveToTrash(services, user, body.ids)));
  mount(app, calls.putBackChosen, async ({ body, user }) => idsOf(await putBack(services, user, body.ids)));
  mount(app, calls.exportChosen, async ({ body, user, reply }) => {
    const { fileName, stream } = await exportChosen(services, user, body.ids);
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store');
    return stream;
  });
}
