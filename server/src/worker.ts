import { answerWork } from './platform/answer-work.ts';
import { endWithServer } from './platform/end-with-server.ts';
import { lowerPriority, workWhenIdle } from './platform/lower-priority.ts';
import { PATIENT } from './platform/work-message.ts';

/** How much these processes yield to others, 0 to 19. */
const NICENESS = 10;

// from the first moment: Ctrl-C reaches it too
endWithServer();
// before it yields: to load what all of the work needs takes a second of a processor, and on one that is full it would never be done
const { doWork } = await import('./heavy-work.ts');
lowerPriority(NICENESS);
if (process.argv[2] === PATIENT) workWhenIdle();
answerWork(doWork);
