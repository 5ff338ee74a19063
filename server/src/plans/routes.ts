import { API } from '@sorrel/contract/api';
import { recipeAnalytics } from '@sorrel/core/plans/recipe-analytics';
import type { FastifyInstance } from 'fastify';
import { removedSavedRepo } from '../db/removed-saved-repo.ts';
import { mount } from '../http/mount.ts';
import { savedEntry } from '../http/saved-entry.ts';
import { trashedEntry } from '../http/trashed-entry.ts';
import { say } from '../language/sentences.ts';
import type { Platform } from '../platform/platform.ts';
import { borrowingOf } from './borrowing.ts';
import { calendarFile, renewCalendarAddress } from './calendar.ts';
import { explainForPersons, generateForPersons } from './household-week.ts';
import { mergeWeeks } from './merge-weeks.ts';
import type { PlanServices } from './planner.ts';
import { plansRepo } from './repo.ts';
import { generateWeek, loadWeek, mealsAsTheyAre, respinMeal, saveWeek } from './service.ts';
import { deletePlanForGood, emptyTrash, putPlanBack, removePlan } from './trash.ts';
import { chooseFirstDay, moveToWeek, showWeeks } from './weeks.ts';

export function planRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'workers' | 'tokenSecret'> & PlanServices,
) {
  const { plans: calls } = API;
  mount(app, calls.generate, ({ body, user, turn }) =>
    (body.persons ? generateForPersons : generateWeek)(services, user, body, turn),
  );
  mount(app, calls.explainPlan, ({ body, user, turn }) => explainForPersons(services, user, body, turn));
  mount(app, calls.freshMeals, ({ body, user }) => mealsAsTheyAre(services, user, body.ids));
  mount(app, calls.respin, ({ query, user, turn }) => respinMeal(services, user, query, turn));
  mount(app, calls.getBorrowing, ({ user }) => borrowingOf(services, user));
  mount(app, calls.savePlan, ({ body, user }) => saveWeek(services, user, body));
  mount(app, calls.mergePlans, ({ body, user }) => mergeWeeks(services, user, body));
  mount(app, calls.getRecipeAnalytics, async ({ user }) => {
    const repo = plansRepo(services.db);
    return recipeAnalytics(await repo.analysedRecipes(user), await repo.plannedMeals(user.householdId));
  });
  mount(app, calls.loadPlan, ({ params, user }) => loadWeek(services, user, params.id));
  mount(app, calls.getPlans, async ({ query, user }) => {
    const { rows, total } = await plansRepo(services.db).page(user.householdId, query.search, query.page, query.limit);
    return { lists: rows.map(savedEntry), total };
  });
  mount(app, calls.deletePlan, ({ params, user }) => removePlan(services, user, params.id));
  mount(app, calls.getTrashedPlans, async ({ user }) =>
    (await removedSavedRepo(services.db, user.householdId, 'plan').list()).map(trashedEntry),
  );
  mount(app, calls.putPlanBack, ({ params, user }) => putPlanBack(services, user, params.id));
  mount(app, calls.deletePlanForGood, ({ params, user }) => deletePlanForGood(services, user, params.id));
  mount(app, calls.emptyTrashOfPlans, ({ query, user }) => emptyTrash(services, user, query.until));
  mount(app, calls.getWeeks, ({ user }) => showWeeks(services, user));
  mount(app, calls.setPlanWeek, ({ params, body, user }) => moveToWeek(services, user, params.id, body));
  mount(app, calls.setFirstDay, ({ body, user }) => chooseFirstDay(services, user, body.firstDay));
  mount(app, calls.renewCalendar, ({ body, user }) => renewCalendarAddress(services, user, body.id));
  mount(app, calls.stopCalendar, async ({ user }) => {
    await plansRepo(services.db).removeCalendar(user.id);
    return { message: say().plans.calendarStopped };
  });
  mount(app, calls.readCalendar, async ({ params, reply }) => {
    const file = await calendarFile(services, params.secret);
    // the address is the secret: nobody on the way may keep what it opened
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
    return file;
  });
}
