import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SessionProvider } from './auth/session.tsx';
import { showLanguage } from './language/sentences.ts';
import { deviceLanguage, useShownLanguage } from './language/shown-language.ts';
import { noticeEntry, startBackCloses } from './lib/back-closes.ts';
import { startDeviceSettings } from './lib/device-settings.ts';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';
import { catchSentPage } from './send-page/caught-page.ts';
import { UiProvider } from './ui/ui-provider.tsx';
import './styles.css';

catchSentPage();
startDeviceSettings();
startBackCloses();
const router = createBrowserRouter(routes);
router.subscribe(noticeEntry);

/** All that shows words, drawn anew when their language changes; what was loaded and where the person is stays. */
function App() {
  return (
    <UiProvider key={useShownLanguage()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </UiProvider>
  );
}

async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no place for the application.');
  await showLanguage(deviceLanguage());
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
