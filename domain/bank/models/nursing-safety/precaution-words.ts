import type { Precaution } from '../../facts/nursing-safety/infection.ts';
import type { Choice } from '../item-model.ts';

/** What is offered as an option; a protective room keeps germs out and is for weak immunity. */
export type Offered = Precaution | 'protective';

/** Each kind of precaution as an option, and what it would be right for. */
export const offers: Readonly<Record<Offered, Choice>> = {
  airborne: {
    text: 'Airborne: negative-pressure room and N95 mask',
    why: 'Airborne precautions are for germs that float, such as those of tuberculosis and measles.',
  },
  'airborne-contact': {
    text: 'Airborne plus contact: N95, gown and gloves',
    why: 'Both kinds together are for chickenpox and widespread shingles.',
  },
  droplet: {
    text: 'Droplet: single room and a surgical mask',
    why: 'Droplet precautions are for germs in large drops, such as influenza and pertussis.',
  },
  contact: {
    text: 'Contact: gown and gloves on entering',
    why: 'Contact precautions are for germs carried by touch, such as C. difficile and resistant bacteria.',
  },
  standard: {
    text: 'Standard: barriers as each task demands',
    why: 'Standard precautions alone fit infections that pass by blood or not between people.',
  },
  protective: {
    text: 'Protective: filtered air, flowing outward',
    why: 'A protective room keeps germs away from a client without defenses, as after stem cell transplant.',
  },
};

/** What to remember of each kind. */
export const takeaways: Readonly<Record<Precaution, string>> = {
  airborne: 'Airborne precautions: negative-pressure room, closed door, N95 or higher respirator.',
  'airborne-contact':
    'Airborne and contact precautions together: negative-pressure room, respirator, gown and gloves.',
  droplet: 'Droplet precautions: single room or safe distance, surgical mask within 3 to 6 feet.',
  contact: 'Contact precautions: single room, gown and gloves, equipment for this client alone.',
  standard: 'Standard precautions are used with every client, whatever the diagnosis.',
};

/** Questions that ask for one client, or for several, who needs the kind of precautions. */
export const roomQuestions = {
  airborne: [
    'One negative-pressure room is free when several clients are admitted. Who should get this room?',
    'A nurse may admit one more client to an airborne isolation room. Which client needs it?',
    'N95 respirators are laid out at one door of the unit. For which client are they meant?',
  ],
  droplet: [
    'On a unit with several new clients a nurse hangs a droplet precautions sign on one door. Whose door is it?',
    'Which client calls for a surgical mask at the bedside and a distance of several feet from roommates?',
    'A nurse orders a box of surgical masks for the door of one new client on droplet precautions. Which client is it?',
    'Among the new arrivals on a hospital unit this morning, which one should be placed under droplet precautions?',
  ],
  contact: [
    'A cart with gowns and gloves has to be set up for one of these admissions. For which one?',
    'After rounds a nurse lists the isolation each client needs. Which client needs contact precautions in addition to standard ones?',
    'A nurse reserves a blood pressure cuff and thermometer for one client because of contact precautions. Which client is it?',
  ],
  standard: [
    'Beds are short, and one admission must share a room with a client after a knee repair. Who can safely share?',
    'A nurse checks the isolation orders of several clients with infections. Which client can be cared for with standard precautions alone?',
    'An isolation sign was posted on each of these clients’ doors by a cautious nurse. Whose sign can be taken down?',
  ],
  'airborne-several': [
    'Rooms with negative pressure are to be kept for those who need them. Which clients belong there? Select all that apply.',
    'A unit checks its stock of respirators. For which clients must the staff wear an N95? Select all that apply.',
  ],
  'droplet-several': [
    'In a winter with many infections a nurse sorts admissions. Which clients need droplet precautions? Select all that apply.',
    'A charge nurse checks signs at doors. At which clients’ doors should droplet precautions be posted? Select all that apply.',
  ],
  'contact-several': [
    'Gowns and gloves are scarce, so a nurse checks who needs contact precautions. Which clients do? Select all that apply.',
    'Which of these clients should have equipment of their own under contact precautions? Select all that apply.',
  ],
  'standard-several': [
    'A nurse reviews isolation on a unit. For which clients are standard precautions enough? Select all that apply.',
    'Single rooms are scarce, and a nurse reviews each infection. Which clients may stay in a shared room without isolation? Select all that apply.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
