import { CallToAction } from '../call-to-action.tsx';
import type { SiteHead } from '../heads.ts';
import { Collection } from './collection.tsx';
import { FeaturesBand } from './features-band.tsx';
import { HealthBand } from './health-band.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Testimonials } from './testimonials.tsx';

export const head: SiteHead = {
  title: 'Sorrel: a week of good food, planned around you',
  description:
    'A recipe book that fills itself, weekly meal plans that meet your nutrition goals, and shopping lists by supermarket aisle.',
  pictureLines: ['A week of good', 'food, planned', 'around you'],
  plate: 'teriyaki-salmon-rice-bowl',
};

/** The home page: hero, features, collection, health, how it works, testimonials, pricing and the way in. */
export function Page() {
  return (
    <>
      <Hero />
      <FeaturesBand />
      <Collection />
      <HealthBand />
      <HowItWorks />
      <Testimonials />
      <Pricing />
      <CallToAction />
    </>
  );
}
