import type { CategoryGroup } from '../basic-care/care-fact.ts';

const newborn = { rn: 'Newborn care', lpn: 'Newborn care' } as const;

/** Reflexes of the newborn. */
export const reflexGroup: CategoryGroup = {
  ...newborn,
  id: 'newborn-reflex',
  level: 'recall',
  question: 'Which reflex is this?',
  takeaway:
    'Absent, one-sided or persisting primitive reflexes point to nerve injury or delayed maturation.',
  categories: [
    [
      'moro',
      'Moro reflex',
      'The Moro reflex is a spread and return of both arms after a sudden drop of the head.',
    ],
    ['rooting', 'Rooting reflex', 'The rooting reflex turns the head toward a touch on the cheek.'],
    [
      'palmar',
      'Palmar grasp',
      'The palmar grasp closes the fingers on an object laid in the hand.',
    ],
    [
      'stepping',
      'Stepping reflex',
      'The stepping reflex gives walking movements when the feet touch a surface.',
    ],
    [
      'babinski',
      'Babinski sign',
      'The Babinski sign is upward movement of the great toe and fanning of the others.',
    ],
    [
      'neck',
      'Tonic neck reflex',
      'The tonic neck reflex gives the fencing posture when the head is turned.',
    ],
    [
      'extrusion',
      'Extrusion reflex',
      'The extrusion reflex pushes the tongue outward when it is touched.',
    ],
    [
      'galant',
      'Galant reflex',
      'The Galant reflex curves the trunk toward the side of the back that is stroked.',
    ],
  ],
  cases: [
    [
      'crib-jar',
      'moro',
      'The crib is jarred. The newborn throws out both arms with open hands, then brings them together as in an embrace.',
      'Symmetric spread and return of the arms is the startle response; one-sided movement suggests injury.',
    ],
    [
      'cheek-stroke',
      'rooting',
      'When a nipple brushes one cheek, the newborn turns to that side and opens the mouth.',
      'Turning toward the touch helps the newborn find the nipple.',
    ],
    [
      'finger-held',
      'palmar',
      'A finger laid across the palm is held so tightly that the newborn can be lifted a little.',
      'Pressure on the palm makes the fingers close.',
    ],
    [
      'feet-table',
      'stepping',
      'Held upright with the soles on a firm table, the newborn lifts one foot after the other.',
      'Contact of the soles brings out alternating steps.',
    ],
    [
      'sole-stroke',
      'babinski',
      'The lateral sole is stroked from heel to ball. The great toe rises, and the other toes spread.',
      'This response is normal in infancy and abnormal in adults.',
    ],
    [
      'fencer',
      'neck',
      'The head of a resting newborn is turned to the right. The right arm and leg extend while the left ones bend.',
      'The limbs on the face side extend like those of a fencer.',
    ],
    [
      'spoon-pushed',
      'extrusion',
      'A parent who tried cereal at 2 months reports that the tongue pushes each spoonful out.',
      'The tongue pushes solids out until about 4 months, one reason to wait with solids.',
    ],
    [
      'back-stroke',
      'galant',
      'The newborn lies prone over a hand. A finger drawn beside the spine makes the hips swing to the same side.',
      'Stroking beside the spine bends the trunk toward that side.',
    ],
  ],
};

/** Findings on head and skin of the newborn. */
export const newbornSkinGroup: CategoryGroup = {
  ...newborn,
  id: 'newborn-skin',
  level: 'recall',
  question: 'What is this finding called?',
  takeaway:
    'Most marks of the newborn are harmless; describe them exactly so that bruises and birthmarks are not confused.',
  categories: [
    ['milia', 'Milia', 'Milia are tiny white papules of blocked glands on nose and chin.'],
    ['vernix', 'Vernix', 'Vernix is the white cheesy film that protects fetal skin.'],
    ['lanugo', 'Lanugo', 'Lanugo is fine downy hair, seen most on preterm newborns.'],
    [
      'toxicum',
      'Erythema toxicum',
      'Erythema toxicum is a passing rash of red blotches with small pustules.',
    ],
    [
      'melanocytosis',
      'Dermal melanocytosis',
      'Dermal melanocytosis is flat blue-gray color over back and buttocks.',
    ],
    [
      'acrocyanosis',
      'Acrocyanosis',
      'Acrocyanosis is blue color of hands and feet alone in the first day or two.',
    ],
    [
      'caput',
      'Caput succedaneum',
      'A caput is swelling of the scalp that crosses the suture lines.',
    ],
    [
      'cephalohematoma',
      'Cephalohematoma',
      'A cephalohematoma is blood under the periosteum, limited by the suture lines.',
    ],
    [
      'molding',
      'Molding of the head',
      'Molding is a passing change of head shape from overlap of skull bones.',
    ],
    [
      'portwine',
      'Port-wine stain',
      'A port-wine stain is a dark red flat mark that does not fade.',
    ],
  ],
  cases: [
    [
      'white-dots-nose',
      'milia',
      'A father tries to squeeze tiny white bumps on the nose of his 2-day-old daughter.',
      'These blocked sebaceous glands clear without treatment and are left alone.',
    ],
    [
      'cheesy-folds',
      'vernix',
      'Right after birth a white, cheeselike film lies in the skin folds of a newborn.',
      'This film protected the skin in the uterus and need not be scrubbed off.',
    ],
    [
      'downy-shoulders',
      'lanugo',
      'A newborn of 34 weeks has fine soft hair over the shoulders and back.',
      'Downy hair is plentiful in preterm newborns and is shed with time.',
    ],
    [
      'flea-bite-rash',
      'toxicum',
      'On day 2 a well newborn has red blotches with tiny pale pustules in the middle. They move from trunk to face within hours.',
      'A shifting rash in a well newborn is harmless and resolves without treatment.',
    ],
    [
      'slate-sacrum',
      'melanocytosis',
      'A flat blue-gray area without swelling lies over the sacrum of a newborn with dark skin and was there at birth.',
      'This pigment is present at birth and is recorded so that it is not taken for a bruise.',
    ],
    [
      'blue-feet',
      'acrocyanosis',
      'Six hours after birth the hands and feet are bluish and cool, while lips and trunk are pink.',
      'Slow circulation in the extremities is expected in the first day or two.',
    ],
    [
      'crosses-suture',
      'caput',
      'After a long labor soft swelling of the scalp crosses the sagittal suture. It was there at birth and shrinks by the next day.',
      'Edema of the scalp is free to cross sutures and fades within days.',
      ['molding'],
    ],
    [
      'stops-suture',
      'cephalohematoma',
      'On day 2 a firm swelling appears over one parietal bone. It ends sharply at the suture line.',
      'Bleeding under the periosteum stops at the edge of the bone and may add to jaundice.',
      ['molding'],
    ],
    [
      'cone-head',
      'molding',
      'After a vaginal birth the head looks long and cone-shaped, with skull bones that overlap at the sutures.',
      'Skull bones slide over each other in the birth canal and settle in a few days.',
      ['caput', 'cephalohematoma'],
    ],
    [
      'wine-cheek',
      'portwine',
      'A dark red, flat, sharply edged mark covers one cheek of a newborn and does not blanch fully.',
      'This malformation of capillaries persists; near the eye it calls for further evaluation.',
    ],
  ],
};
