import type { Topics } from '../basic-care/care-fact.ts';

/** How care keeps an infection from spreading, beside what is done for every client. */
export type Precaution = 'airborne' | 'airborne-contact' | 'droplet' | 'contact' | 'standard';

/** An infection, as a scene and as one client among others, with what it calls for. */
export type Infection = Topics & {
  readonly id: string;
  readonly needs: Precaution;
  readonly scene: string;
  /** The client as an option names him or her. */
  readonly client: string;
  readonly why: string;
};
