import type { CategoryGroup } from '../professional-practice/practice-case.ts';

/** Wounds and tetanus. */
export const tetanusGroup: CategoryGroup = {
  theme: 'immunization',
  question: 'Besides cleaning the wound, what is needed against tetanus?',
  categories: [
    {
      id: 'both',
      name: 'Toxoid vaccine plus immune globulin',
      is: 'Vaccine plus globulin is for dirty wounds after fewer than three or unknown doses.',
      unfit: 'The history of doses or the kind of wound makes globulin needless here.',
    },
    {
      id: 'vaccine',
      name: 'Toxoid vaccine without globulin',
      is: 'Vaccine alone is for a booster that is due, or for clean wounds after few or unknown doses.',
      unfit: 'It is not what this wound and this record call for.',
    },
    {
      id: 'globulin',
      name: 'Immune globulin without toxoid',
      is: 'Globulin alone gives passing protection and leaves the patient without immunity.',
      unfit: 'It is reserved for the rare patient who cannot have the vaccine.',
    },
    {
      id: 'neither',
      name: 'No tetanus product at this visit',
      is: 'Nothing is needed when the series is complete and the last dose is recent enough.',
      unfit: 'The record here does not give enough protection.',
    },
    {
      id: 'antibiotic',
      name: 'Penicillin in place of the toxoid',
      is: 'Antibiotics do not neutralize toxin or give immunity.',
      unfit: 'They do not prevent tetanus in place of vaccine.',
    },
    {
      id: 'titer',
      name: 'Antibody titer before any product',
      is: 'A titer delays protection and is not used in wound care.',
      unfit: 'The decision rests on the record and the wound.',
    },
  ],
  cases: [
    {
      id: 'tetanus-farm-unknown',
      of: 'both',
      scene:
        'A farm worker of 44 steps on a rusty nail in a stable. He grew up abroad and does not know of any vaccines.',
      why: 'The wound is dirty and the doses are unknown, so passive and active protection are given at two sites.',
    },
    {
      id: 'tetanus-knife-unknown',
      of: 'vaccine',
      scene:
        'A cook of 38 has a small clean cut from a kitchen knife. She has had one tetanus dose in her life, 3 years ago.',
      why: 'In clean minor wounds globulin is not needed, but the series must be completed.',
    },
    {
      id: 'tetanus-soil-seven',
      of: 'vaccine',
      scene:
        'A gardener with a complete childhood series and a booster 7 years ago tears his forearm on a spade full of soil.',
      why: 'For a dirty wound a booster is due when 5 years have passed.',
    },
    {
      id: 'tetanus-paper-eight',
      of: 'neither',
      scene:
        'A librarian with a complete series and a booster 8 years ago has a clean cut from a glass in the sink.',
      why: 'For a clean minor wound a booster is due when 10 years have passed.',
    },
    {
      id: 'tetanus-dogbite-two',
      of: 'neither',
      scene:
        'A mail carrier with a complete series and a booster 2 years ago has a contaminated bite wound of the calf.',
      why: 'The last dose is less than 5 years old, which protects even for a dirty wound.',
    },
  ],
};

/** Bites and rabies. */
export const rabiesGroup: CategoryGroup = {
  theme: 'immunization',
  question: 'Besides washing any wound, what should be done about rabies?',
  categories: [
    {
      id: 'full',
      name: 'Immune globulin and the vaccine series',
      is: 'Globulin and vaccine are for people who were never vaccinated and had a likely exposure.',
      unfit: 'The animal or the history makes this needless here.',
    },
    {
      id: 'two',
      name: 'Two vaccine doses without globulin',
      is: 'Two doses, on days 0 and 3, are for people who were vaccinated before.',
      unfit: 'This person has no earlier series that would make it suitable.',
    },
    {
      id: 'observe',
      name: 'Watching the animal for ten days',
      is: 'Watching is for a healthy dog, cat or ferret that can be confined.',
      unfit: 'The animal is not one that can be watched in this way.',
    },
    {
      id: 'none',
      name: 'No treatment or watching for rabies',
      is: 'No action is needed after bites of small rodents and rabbits, which almost never carry rabies.',
      unfit: 'This animal may transmit rabies.',
    },
    {
      id: 'globulin-alone',
      name: 'Immune globulin with no vaccine',
      is: 'Globulin alone gives short protection and is not sufficient.',
      unfit: 'It is not used by itself after any exposure.',
    },
    {
      id: 'symptoms',
      name: 'Vaccine once symptoms have begun',
      is: 'After symptoms begin rabies is almost always fatal.',
      unfit: 'Treatment has to start before symptoms.',
    },
  ],
  cases: [
    {
      id: 'rabies-bat-bedroom',
      of: 'full',
      scene:
        'Parents find a bat in the room of their sleeping 3-year-old. No bite mark is seen. The bat escapes. The child has had no rabies vaccine.',
      why: 'A bat bite may go unnoticed in a sleeping child, and the bat cannot be tested.',
    },
    {
      id: 'rabies-raccoon-hiker',
      of: 'full',
      scene:
        'A hiker who was never vaccinated against rabies is bitten without provocation by a raccoon, which runs off.',
      why: 'Wild carnivores are regarded as rabid when they cannot be tested.',
    },
    {
      id: 'rabies-neighbor-dog',
      of: 'observe',
      scene:
        'A child is bitten on the hand while pulling a bone from a neighbor’s dog. The dog is healthy, and the owner can keep it at home.',
      why: 'A healthy dog that stays well for 10 days was not shedding virus at the time of the bite.',
    },
    {
      id: 'rabies-vet-skunk',
      of: 'two',
      scene:
        'A veterinary technician who had a full preexposure series is bitten by a skunk that is later found to be rabid.',
      why: 'Earlier vaccination gives memory, so boosters suffice and globulin is not given.',
    },
    {
      id: 'rabies-park-squirrel',
      of: 'none',
      scene:
        'A tourist is nipped on the finger by a gray squirrel that she was feeding by hand in a city park.',
      why: 'Squirrels have almost never been found to carry rabies, and none has given it to a human in the United States.',
    },
  ],
};
