import './site.css';
import { holdEarlyPresses } from './early-presses.ts';
import { firstViewShown } from './first-view.ts';
import { isLanguageChosen, pageOf } from './language-of-the-way.ts';
import { loadPage } from './pages.ts';

/** The page stands already, as it was built. React takes it over once all that is seen first is there, or is asked for. */
async function start() {
  const root = document.getElementById('root');
  const address = pageOf(window.location.pathname);
  if (root === null || address === undefined) return;
  const early = holdEarlyPresses(root);
  try {
    await Promise.race([firstViewShown(), early.pressed]);
    const [{ takeOver }, { Page }] = await Promise.all([import('./take-over.tsx'), loadPage(address.file)]);
    await takeOver(root, address, Page, isLanguageChosen(address, document.referrer, window.location.origin));
  } finally {
    early.release();
  }
}

void start();
