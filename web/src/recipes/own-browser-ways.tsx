import { ExternalLink } from 'lucide-react';
import { rich } from '../language/rich.tsx';
import { BrowserTools } from '../send-page/browser-tools.tsx';
import { ButtonFace } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-looks.ts';
import { type PastedPage, PastePageField } from './paste-page-field.tsx';
import { say } from './sentences.ts';

export interface OwnBrowserWaysProps {
  /** Of the page that we were not shown. */
  address: string;
  reading: boolean;
  onPage: (page: PastedPage) => void;
}

/** An address as a browser opens it; what is no web address opens nothing. */
function openable(address: string): string | null {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  return URL.canParse(full) && /^https?:$/.test(new URL(full).protocol) ? full : null;
}

/** What to do about a site that lets people in and no programs. */
export function OwnBrowserWays({ address, reading, onPage }: OwnBrowserWaysProps) {
  const page = openable(address.trim());
  return (
    <section
      className="grid gap-4 rounded-xl bg-surface p-4 text-ink md:grid-cols-3"
      aria-label={say.readItWithYourOwnBrowser}
    >
      <div className="grid content-start gap-2">
        <h3>{say.openIt}</h3>
        <p className="text-sm">
          {rich(say.inANewTab, { keys: (text) => <span className="max-md:hidden">{text}</span> })}
        </p>
        {page !== null && (
          <div>
            <a
              className={buttonClass({ variant: 'outline', size: 'sm' })}
              href={page}
              target="_blank"
              rel="noreferrer noopener"
            >
              <ButtonFace icon={ExternalLink}>{say.openThePage}</ButtonFace>
            </a>
          </div>
        )}
      </div>
      <div className="grid content-start gap-2">
        <h3>{say.pasteThePage}</h3>
        <PastePageField label={say.thePage} hint={say.asIfLetIn} reading={reading} onPage={onPage} />
      </div>
      <div className="grid content-start gap-2">
        <h3>{say.nextTimeOnePress}</h3>
        <BrowserTools />
      </div>
    </section>
  );
}
