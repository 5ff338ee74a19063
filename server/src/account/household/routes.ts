import { API } from '@sorrel/contract/api';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  declineInvitation,
  inviteMember,
  joinHousehold,
  leaveHousehold,
  lookAtInvite,
  removeHouseholdMember,
  renameHousehold,
  setMemberRole,
  showHousehold,
  waitingInvitation,
  withdrawInvite,
} from './household.ts';
import { addPerson, removePerson, savePerson, showPersons, takeOverPerson } from './persons.ts';

/** Who shares a book, plans and lists. */
export function householdRoutes(
  app: FastifyInstance,
  services: Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'tokenSecret'>,
) {
  const { households: calls } = API;
  mount(app, calls.getHousehold, ({ user }) => showHousehold(services, user));
  mount(app, calls.renameHousehold, ({ body, user }) => renameHousehold(services, user, body.name));
  mount(app, calls.inviteMember, ({ body, user }) => inviteMember(services, user, body.role));
  mount(app, calls.withdrawInvite, ({ params, user }) => withdrawInvite(services, user, params.id));
  mount(app, calls.lookAtInvite, async ({ body, request }) => {
    // who is not signed in may look too; who is may belong to it already
    const caller = request.headers.authorization === undefined ? null : await app.authorise(request, 'user');
    return lookAtInvite(services, body.token, request.ip, caller);
  });
  mount(app, calls.getInvitation, ({ user }) => waitingInvitation(services, user));
  mount(app, calls.declineInvitation, ({ user }) => declineInvitation(services, user));
  mount(app, calls.joinHousehold, ({ body, user }) => joinHousehold(services, user, body.token));
  mount(app, calls.leaveHousehold, ({ user }) => leaveHousehold(services, user));
  mount(app, calls.setMemberRole, ({ params, body, user }) => setMemberRole(services, user, params.id, body.role));
  mount(app, calls.getPersons, ({ user }) => showPersons(services, user));
  mount(app, calls.addPerson, ({ body, user }) => addPerson(services, user, body));
  mount(app, calls.savePerson, ({ params, body, user }) => savePerson(services, user, params.id, body));
  mount(app, calls.takeOverPerson, ({ params, user }) => takeOverPerson(services, user, params.id));
  mount(app, calls.removePerson, ({ params, user }) => removePerson(services, user, params.id));
  mount(app, calls.removeHouseholdMember, ({ params, user }) => removeHouseholdMember(services, user, params.id));
}
