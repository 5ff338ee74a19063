import { SITE_PATHS } from '@sorrel/contract/site';
import { Share2 } from 'lucide-react';
import { SiteBrand } from './site-brand.tsx';

/**
 * Where every page ends: all pages once more, a social network, the year of the copyright. That link is to share this site:
 * whoever runs a Sorrel need not have an account there. `origin`: the address of this Sorrel, without a slash.
 */
export function SiteFooter({ origin }: { origin: string }) {
  return (
    <footer className="foot">
      <div className="foot-cols">
        <div className="foot-about">
          <SiteBrand deep />
          <p>Meal and recipe planning for healthy, personalised eating.</p>
        </div>
        <nav aria-label="Product">
          <ul>
            <li>
              <a href={SITE_PATHS.features}>Features</a>
            </li>
            <li>
              <a href={SITE_PATHS.about}>About</a>
            </li>
            <li>
              {/* without a leading slash: the specification has this one link in the relative form */}
              <a href="support">Support</a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Legal">
          <ul>
            <li>
              <a href={SITE_PATHS.privacy}>Privacy Policy</a>
            </li>
            <li>
              <a href={SITE_PATHS.terms}>Terms of Service</a>
            </li>
          </ul>
        </nav>
        <ul>
          <li>
            <a href={`https://www.facebook.com/sharer/sharer.php?u=${origin}/`} rel="noreferrer">
              <Share2 className="icon" aria-hidden />
              Share on Facebook
            </a>
          </li>
        </ul>
      </div>
      <p className="foot-copyright">© 2021 Sorrel</p>
      <p className="foot-big" aria-hidden="true">
        Sorrel
      </p>
    </footer>
  );
}
