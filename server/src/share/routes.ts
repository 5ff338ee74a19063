import { API } from '@sorrel/contract/api';
import { type Language, OFFERED_LANGUAGES, offeredLanguage } from '@sorrel/contract/language';
import { UNIT_CHOICES, type UnitChoice } from '@sorrel/core/ingredients/kitchen-amount';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { mount } from '../http/mount.ts';
import { createServerPage } from '../http/server-page.ts';
import { sourceOf } from '../http/source-of.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { IMAGE_TYPES, imageFileName } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { copyShared } from './copy-shared.ts';
import { createCovers } from './covers.ts';
import { findMealPicture, findShared, findSharedRecipe, type Shared } from './find-shared.ts';
import { drawnAt, type PictureName, readPictureName } from './picture-place.ts';
import { endShareLink, makeShareLink, openShareLinks, shareChosen } from './service.ts';
import { overPage, sharedPage } from './shared-page.ts';
import { drawnOf, picturesOf, type SharedRecipe } from './shared-recipe.ts';
import { pathOfRecipe } from './write-recipes.ts';

/** Languages of a header that are looked at: browsers send a handful. */
const LANGUAGES_MAX = 10;

type ShareRequest = {
  Params: { secret: string; recipe: string; picture: string };
  Querystring: Record<string, unknown>;
};

/** The language that was pressed, else the browser's first that there is. */
function languageFor(request: FastifyRequest<ShareRequest>): Language {
  const pressed = OFFERED_LANGUAGES.find((language) => language === request.query['lang']);
  const wanted = (request.headers['accept-language'] ?? '').split(',', LANGUAGES_MAX);
  return pressed ?? offeredLanguage(wanted.map((entry) => entry.split(';')[0]?.trim() ?? ''));
}

/** The units that were pressed; as written, where none were. */
const unitsFor = (request: FastifyRequest<ShareRequest>): UnitChoice =>
  UNIT_CHOICES.find((units) => units === request.query['units']) ?? 'written';

/** Nobody keeps it, so that what is ended is ended at once; no search engine names it; where it leads to learns nothing of it. */
const alone = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('vary', 'accept-language')
    .header('referrer-policy', 'same-origin');

/** Links at which anybody reads recipes, a week or a list. See docs/decisions/0046. */
export function shareRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'imageStore' | 'limits' | 'workers'>,
) {
  const { share: calls } = API;
  mount(app, calls.makeShareLink, ({ body, user }) => makeShareLink(services, user, body));
  mount(app, calls.shareChosen, ({ body, user }) => shareChosen(services, user, body));
  mount(app, calls.getShareLinks, ({ user }) => openShareLinks(services, user.householdId));
  mount(app, calls.endShareLink, ({ params, user }) => endShareLink(services, user, params.id));
  mount(app, calls.copyShared, ({ body, user, turn }) => copyShared(services, user, body.token, turn));

  const coverOf = createCovers(services);
  const pictureOf = (recipe: SharedRecipe, { place, widthPx }: PictureName, turn: Turn) => {
    const drawn = drawnAt(place);
    if (drawn !== null) return coverOf(drawnOf(recipe), { ...drawn, widthPx }, turn);
    const key = picturesOf(recipe)[Number(place)];
    return key === undefined ? null : services.imageStore.get(imageFileName(key, widthPx, 'webp'));
  };
  const sendBytes = (reply: FastifyReply, bytes: Uint8Array | null) => {
    if (bytes === null) throw new AppError('share_over');
    return alone(reply).type(IMAGE_TYPES.webp).send(bytes);
  };
  const writePage = createServerPage();
  const server = () => ({ origin: services.config.PUBLIC_URL, now: services.clock.now() });
  const send = (request: FastifyRequest<ShareRequest>, reply: FastifyReply, shared: Shared | null, path: string) => {
    const language = languageFor(request);
    const page =
      shared === null ? overPage(language) : sharedPage(shared, path, { language, units: unitsFor(request) }, server());
    return alone(reply)
      .status(shared === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(writePage(page.title, page.html, { language, head: page.head }));
  };
  const sendPicture = async (request: FastifyRequest<ShareRequest>, reply: FastifyReply, shared: Shared | null) => {
    const named = readPictureName(request.params.picture);
    const recipe = shared?.kind === 'recipe' ? shared.recipe : null;
    const bytes = recipe && named && (await pictureOf(recipe, named, { person: sourceOf(request.ip) }));
    return sendBytes(reply, bytes);
  };

  app.get<ShareRequest>('/share/:secret', async (request, reply) => {
    const { secret } = request.params;
    return send(request, reply, await findShared(services, secret, request.ip), secret);
  });
  app.get<ShareRequest>('/share/:secret/:picture', async (request, reply) =>
    sendPicture(request, reply, await findShared(services, request.params.secret, request.ip)),
  );
  app.get<ShareRequest>('/share/:secret/meals/:recipe/:picture', async (request, reply) => {
    const { secret, recipe, picture } = request.params;
    const meal = await findMealPicture(services, secret, recipe, request.ip);
    const named = readPictureName(picture);
    if (meal === null || named === null) throw new AppError('share_over');
    const { place, widthPx } = named;
    const { photo, drawn } = meal;
    const cover = drawnAt(place);
    // of a week the first photo alone is shown, or the drawing
    if (photo === null && cover !== null)
      return sendBytes(reply, await coverOf(drawn, { ...cover, widthPx }, { person: sourceOf(request.ip) }));
    if (photo === null || place !== 0) throw new AppError('share_over');
    return sendBytes(reply, await services.imageStore.get(imageFileName(photo, widthPx, 'webp')));
  });
  const findOfSeveral = ({ params: { secret, recipe }, ip }: FastifyRequest<ShareRequest>) =>
    findSharedRecipe(services, secret, recipe, ip);
  app.get<ShareRequest>('/share/:secret/recipes/:recipe', async (request, reply) => {
    const { secret, recipe } = request.params;
    return send(request, reply, await findOfSeveral(request), `${secret}/${pathOfRecipe(recipe)}`);
  });
  app.get<ShareRequest>('/share/:secret/recipes/:recipe/:picture', async (request, reply) =>
    sendPicture(request, reply, await findOfSeveral(request)),
  );
}
