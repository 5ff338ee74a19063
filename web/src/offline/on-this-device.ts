import type { InPlaceOfServer } from '../api.ts';

// what cannot be loaded can answer nothing
const loadAnswers = () => import('./answer-from-device.ts').catch(() => null);
const loadChanges = () => import('./change-on-device.ts').catch(() => null);

/** This device in place of the server: what it takes for that is loaded when it is needed. */
export const onThisDevice: InPlaceOfServer = {
  prepare: () => void loadAnswers(),
  async answer(endpoint, request, userId) {
    const answer = await (await loadAnswers())?.answerFromDevice(endpoint, request, userId);
    if (answer !== undefined || endpoint.method === 'GET') return answer;
    return (await loadChanges())?.changeOnDevice(endpoint, request, userId);
  },
};
