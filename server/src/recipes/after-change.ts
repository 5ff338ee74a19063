import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from '../http/signed-in-user.ts';
import type { Platform } from '../platform/platform.ts';
import { bookNews } from './book-news.ts';
import { exploreCount } from './count-explore.ts';
import type { RecipeServices } from './lists.ts';

/** What follows for books and explore from each call that changed something, whichever it was. */
export function registerAfterChange(
  app: FastifyInstance,
  services: Pick<Platform, 'db' | 'log' | 'notices'> & Pick<RecipeServices, 'exploreShelf'>,
) {
  const tellOfBook = bookNews(services);
  const countExplore = exploreCount(services);
  app.decorate('afterChange', async (user: SignedInUser) => {
    tellOfBook(user);
    await countExplore(user);
  });
}
