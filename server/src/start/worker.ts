import { answerWork } from '../platform/answer-work.ts';
import { endWithServer } from '../platform/end-with-server.ts';
import { lowerPriority, workWhenIdle } from '../platform/lower-priority.ts';
import { PATIENT } from '../platform/work-message.ts';

const isPatient = process.argv[2] === PATIENT;

// from the first moment: Ctrl-C reaches it too
endWithServer();
// before it yields: to load what all of the work needs takes a second of a processor, and on one that is full it would never be done
const { doWork } = await import('./heavy-work.ts');
// what a patient one was kept from, another does: that one is not kept from it too
lowerPriority({ threads: 10, session: isPatient ? 10 : 0 });
if (isPatient) workWhenIdle();
answerWork(doWork);
