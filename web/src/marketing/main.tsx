import './site.css';
import { holdEarlyPresses } from './early-presses.ts';
import { firstViewShown } from './first-view.ts';
import { SITE_PAGES } from './pages.ts';

/** The page stands already, as it was built. React takes it over once all that is seen first is there, or is asked for. */
async function start() {
  const root = document.getElementById('root');
  const page = SITE_PAGES.find(({ path }) => path === window.location.pathname.replace(/(.)\/$/, '$1'));
  if (root === null || page === undefined) return;
  const early = holdEarlyPresses(root);
  try {
    await Promise.race([firstViewShown(), early.pressed]);
    const [{ takeOver }, { Page }] = await Promise.all([import('./take-over.tsx'), page.load()]);
    takeOver(root, page.path, Page);
  } finally {
    early.release();
  }
}

void start();
