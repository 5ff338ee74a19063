import { CallToAction } from '../call-to-action.tsx';

import { Pricing } from '../pricing/pricing.tsx';
import { Collection } from './collection.tsx';
import { FeaturesBand } from './features-band.tsx';
import { HealthBand } from './health-band.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

import { Testimonials } from './testimonials.tsx';

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
