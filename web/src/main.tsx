import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { answerOnDevice, renewToken } from './api.ts';
import { App } from './app.tsx';
import { showLanguage } from './language/sentences.ts';
import { deviceLanguage } from './language/shown-language.ts';
import { noticeEntry, startBackCloses } from './lib/back-closes.ts';
import { startDeviceSettings } from './lib/device-settings.ts';
import { whenIdle } from './lib/when-idle.ts';
import { whenReached } from './lib/when-reached.ts';
import { keepReplies } from './offline/kept-replies.ts';
import { onThisDevice } from './offline/on-this-device.ts';
import { paths } from './paths.ts';
import { createQueryClient } from './query-client.ts';
import { reloadForMissingFiles } from './release/new-release.ts';
import { routes } from './routes.tsx';
import { catchSentPage } from './send-page/caught-page.ts';
import { endSnapshot } from './snapshot/end-snapshot.ts';
import './styles.css';

/** A list that has not come by then does not come. */
const SNAPSHOT_MS = 15_000;

catchSentPage();
// answered while the first page is drawn; the session's state holds what came of it
renewToken().catch(() => undefined);
window.addEventListener('vite:preloadError', () => void reloadForMissingFiles());
startDeviceSettings();
startBackCloses();
answerOnDevice(onThisDevice);
keepReplies();
const router = createBrowserRouter(routes);
router.subscribe(noticeEntry);
// the list ends its snapshot itself; what else comes is not what that shows
router.subscribe(({ location }) => location.pathname !== paths.shoppingLists && endSnapshot());
setTimeout(endSnapshot, SNAPSHOT_MS);

const KEEP_AFTER_MS = 2000;

async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no place for the application.');
  await showLanguage(deviceLanguage());
  const queryClient = createQueryClient();
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
  if (import.meta.env.PROD) keepApplication();
  void whenIdle(whenReached(async () => (await import('./offline/start-offline.ts')).startOffline(queryClient)))();
}

/** After the first page, whose own requests come before. */
function keepApplication() {
  const keep = whenReached(async () => (await import('./release/start-worker.ts')).startWorker());
  const begin = () => setTimeout(() => void keep(), KEEP_AFTER_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

void start();
