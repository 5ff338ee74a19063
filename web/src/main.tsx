import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { showLanguage } from './language/sentences.ts';
import { deviceLanguage } from './language/shown-language.ts';
import { noticeEntry, startBackCloses } from './lib/back-closes.ts';
import { startDeviceSettings } from './lib/device-settings.ts';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';
import { catchSentPage } from './send-page/caught-page.ts';
import './styles.css';

catchSentPage();
startDeviceSettings();
startBackCloses();
const router = createBrowserRouter(routes);
router.subscribe(noticeEntry);

async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no place for the application.');
  await showLanguage(deviceLanguage());
  createRoot(root).render(
    <StrictMode>
      <App queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
}

void start();
