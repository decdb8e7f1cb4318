import { Cases } from './cases.tsx';
import { Facts } from './facts.tsx';
import { Features } from './features.tsx';
import { Fields } from './fields.tsx';
import { Hero } from './hero.tsx';
import { Plans } from './plans.tsx';
import { Voices } from './voices.tsx';

/** What a visitor sees first. */
export const LandingPage = () => (
  <>
    <Hero />
    <Facts />
    <Features />
    <Cases />
    <Fields />
    <Plans />
    <Voices />
  </>
);
