import { Share2 } from 'lucide-react';
import { paths } from '../paths.ts';
import { SiteBrand } from './site-brand.tsx';

/** Where every page ends: all pages once more, the social network, the year of the copyright. */
export function SiteFooter() {
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
              <a href={paths.features}>Features</a>
            </li>
            <li>
              <a href={paths.about}>About</a>
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
              <a href={paths.privacy}>Privacy Policy</a>
            </li>
            <li>
              <a href={paths.terms}>Terms of Service</a>
            </li>
          </ul>
        </nav>
        <ul>
          <li>
            <a href="https://www.instagram.com/" rel="noreferrer">
              <Share2 className="icon" aria-hidden />
              Instagram
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
