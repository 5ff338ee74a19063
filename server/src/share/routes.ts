import { API } from '@sorrel/contract/api';
import { type Language, OFFERED_LANGUAGES, offeredLanguage } from '@sorrel/contract/language';
import { UNIT_CHOICES, type UnitChoice } from '@sorrel/core/ingredients/kitchen-amount';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { mount } from '../http/mount.ts';
import { createServerPage } from '../http/server-page.ts';
import { sourceOf } from '../http/source-of.ts';
import type { Turn } from '../platform/fair-queue.ts';
import { IMAGE_TYPES, IMAGE_WIDTHS_PX, imageFileName } from '../platform/image-store.ts';
import type { Platform } from '../platform/platform.ts';
import { copyShared } from './copy-shared.ts';
import { createCovers } from './covers.ts';
import { findMealPicture, findShared, findSharedRecipe, type Shared } from './find-shared.ts';
import { endShareLink, makeShareLink, openShareLinks, shareChosen } from './service.ts';
import { overPage, sharedPage } from './shared-page.ts';
import { picturesOf, type SharedRecipe } from './shared-recipe.ts';
import { pathOfRecipe } from './write-recipes.ts';

const PICTURE = new RegExp(`^(\\d{1,3}|cover)-(${IMAGE_WIDTHS_PX.join('|')})\\.webp$`);
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
  const pictureOf = (recipe: SharedRecipe, place: string | undefined, widthPx: number, turn: Turn) => {
    if (place === 'cover') return coverOf(recipe, widthPx, turn);
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
    const [, place, widthPx] = PICTURE.exec(request.params.picture) ?? [];
    const recipe = shared?.kind === 'recipe' && place !== undefined ? shared.recipe : null;
    const bytes = recipe && (await pictureOf(recipe, place, Number(widthPx), { person: sourceOf(request.ip) }));
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
    const [, place, widthPx] = PICTURE.exec(picture) ?? [];
    // of a week the first photo alone is shown, or the drawing
    if (meal === null || place !== (meal.photo === null ? 'cover' : '0')) throw new AppError('share_over');
    const { photo, drawn } = meal;
    if (photo === null)
      return sendBytes(reply, await coverOf(drawn, Number(widthPx), { person: sourceOf(request.ip) }));
    return sendBytes(reply, await services.imageStore.get(imageFileName(photo, Number(widthPx), 'webp')));
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
