import type { Practice } from '../basic-care/care-fact.ts';

const newborn = { rn: 'Newborn care', lpn: 'Newborn care' } as const;

/** Care of the newborn and teaching of the family. */
export const newbornPractices: readonly Practice[] = [
  {
    ...newborn,
    id: 'breastfeeding-technique',
    right:
      'A client breastfeeds her 2-day-old newborn and has sore nipples. Which technique should the nurse teach?',
    fix: 'The nurse watches a first-time mother breastfeed her newborn on the second day. Which practice should be corrected?',
    several: 'Which points belong in teaching of a client who starts to breastfeed?',
    sound: [
      [
        'Bring a wide-open mouth over most of the areola',
        'A deep latch protects the nipple and moves milk well.',
      ],
      [
        'Feed on cue, about 8 to 12 times in 24 hours',
        'Frequent feeding builds the supply and prevents engorgement.',
      ],
      [
        'Break the suction with a finger before taking off',
        'Pulling the infant off against suction injures the nipple.',
      ],
      [
        'Hold the infant with the belly against her own',
        'Turned toward the mother the infant swallows with a straight neck.',
      ],
      [
        'Count six or more wet diapers a day after day five',
        'Wet diapers show that the infant takes enough milk.',
      ],
    ],
    unsound: [
      [
        'Offer just the tip of the nipple to the infant',
        'A shallow latch causes pain and moves little milk.',
      ],
      [
        'Stretch the feedings to every six hours by day',
        'Long gaps lower the supply and cause engorgement.',
      ],
      [
        'Wash the nipples with soap before each feeding',
        'Soap removes the natural oils of the nipple and causes cracks.',
      ],
      [
        'Give water after feedings on warm afternoons',
        'Breast milk covers the need for fluid; water can lower sodium.',
      ],
      [
        'Pull the infant off as soon as sucking slows down',
        'Breaking contact by force hurts, and later milk is richer in fat.',
      ],
    ],
    takeaway:
      'A deep latch, feeding on cue and enough wet diapers are the marks of good breastfeeding.',
  },
  {
    ...newborn,
    id: 'formula-feeding',
    right:
      'Parents who have chosen powdered formula tell how they prepare and give it at home. Which practice is safe?',
    fix: 'A nurse asks a father how he feeds formula to his 1-month-old. Which habit is unsafe?',
    several:
      'The parents of a 2-week-old ask how to feed formula safely. Which habits should the nurse support?',
    sound: [
      [
        'Measure water and powder as the label says',
        'Right dilution prevents sodium imbalance and poor growth.',
      ],
      [
        'Throw away what is left after a feeding',
        'Saliva that got into the bottle lets bacteria grow.',
      ],
      [
        'Hold the infant half upright while feeding',
        'The raised head prevents milk from running into the middle ear and airway.',
      ],
      [
        'Tilt the bottle so that milk fills the nipple',
        'A filled nipple keeps the infant from swallowing air.',
      ],
      [
        'Warm the bottle in a bowl of warm water',
        'Even, gentle warming prevents burns of the mouth.',
      ],
    ],
    unsound: [
      [
        'Add extra water so that the can lasts longer',
        'Thin formula causes low sodium, seizures and poor growth.',
      ],
      [
        'Prop the bottle on a pillow in the crib',
        'Propping leads to choking, ear infection and tooth decay.',
      ],
      [
        'Heat the bottle on high in the microwave',
        'Microwaves leave hot spots that burn the mouth.',
      ],
      [
        'Keep the leftover for the next feeding',
        'Bacteria multiply in milk that has been in contact with saliva.',
      ],
      [
        'Stir honey into the bottle for a better taste',
        'Honey may hold spores that cause infant botulism.',
      ],
    ],
    takeaway:
      'Mix exactly, hold the infant, discard leftovers and avoid honey and cow’s milk before the first birthday.',
  },
  {
    ...newborn,
    id: 'safe-sleep',
    right:
      'New parents ask how their infant should sleep. Which advice lowers the risk of sudden infant death?',
    fix: 'At a home visit the nurse sees how a 2-month-old sleeps. Which habit raises the risk of sudden infant death?',
    several: 'Which sleep habits are safe for an infant of 3 months?',
    sound: [
      [
        'Lay the infant on the back for each sleep',
        'The supine position has cut the number of sudden infant deaths.',
      ],
      [
        'Use a firm flat mattress with a fitted sheet',
        'A firm flat surface lowers the risk of suffocation.',
      ],
      [
        'Keep the crib in the parents’ room at first',
        'A shared room with a separate bed lowers the risk.',
      ],
      [
        'Offer a pacifier at the start of sleep',
        'Use of a pacifier at sleep goes with fewer sudden deaths.',
      ],
      [
        'Dress the infant in a light sleep sack',
        'A sack keeps the infant warm without loose covers.',
      ],
    ],
    unsound: [
      [
        'Let the infant sleep prone after feedings',
        'Prone sleep greatly raises the risk of sudden death.',
      ],
      [
        'Put bumper pads and soft toys in the crib',
        'Soft objects can cover the face and cause suffocation.',
      ],
      [
        'Sleep with the infant on the family sofa',
        'Sofas are among the most dangerous places for an infant to sleep.',
      ],
      [
        'Cover the infant with a thick warm quilt',
        'Loose covers and overheating both raise the risk of sudden death.',
      ],
      [
        'Raise one end of the mattress with a pillow',
        'Inclined sleep lets the head fall forward and blocks the airway.',
      ],
    ],
    takeaway:
      'Back to sleep, firm flat surface, nothing soft, own bed in the parents’ room, no smoke and no overheating.',
  },
  {
    ...newborn,
    id: 'cord-and-bath',
    right:
      'Parents of a 4-day-old ask about cord and bath. Which practice should the nurse support?',
    fix: 'A grandmother shows how she cares for the cord stump and skin of a newborn. Which practice should be changed?',
    several: 'Which practices suit the cord stump and bath of a newborn in the first week?',
    sound: [
      [
        'Fold the diaper down below the cord stump',
        'Air and freedom from urine help the stump to dry.',
      ],
      [
        'Give sponge baths until the stump is off',
        'The stump stays dry and falls off in one to two weeks.',
      ],
      [
        'Wash the face first with plain clean water',
        'Work from the cleanest to the dirtiest part of the body.',
      ],
      [
        'Test the bath water with the inner wrist',
        'Thin skin of the wrist senses water that would burn.',
      ],
      [
        'Dry skin folds well and wrap the head soon',
        'Moist folds become sore, and much heat is lost from the head.',
      ],
    ],
    unsound: [
      [
        'Pull off the stump when it hangs by a thread',
        'Pulling may cause bleeding; it falls off without help.',
      ],
      [
        'Cover the stump tightly with a plastic film',
        'Moisture that is trapped under film lets bacteria grow.',
      ],
      [
        'Bathe the infant in a full tub on day two',
        'Soaking keeps the stump wet and delays its drying.',
      ],
      [
        'Clean the ear canals with cotton swabs',
        'Swabs push wax inward and can injure the eardrum.',
      ],
      [
        'Dust thick powder on the folds after each bath',
        'Powder can be inhaled and cakes in moist folds.',
      ],
    ],
    takeaway:
      'Keep the stump clean, dry and open to air. Redness around it, pus or a bad odor needs a call.',
  },
  {
    ...newborn,
    id: 'newborn-phototherapy',
    right:
      'A term newborn of three days receives phototherapy for jaundice in the nursery. Which action is part of good care?',
    fix: 'A new nurse cares for a newborn under phototherapy lights. Which action must be corrected?',
    several: 'Which actions belong to care of a newborn under phototherapy lamps?',
    sound: [
      [
        'Shield the closed eyes with opaque patches',
        'Bright light may injure the retina of the newborn.',
      ],
      [
        'Keep the skin bare except for a diaper',
        'The more skin is lit, the more bilirubin is changed.',
      ],
      [
        'Feed often, every two to three hours',
        'Bilirubin leaves with the stool, and feeding replaces fluid.',
      ],
      [
        'Check the temperature at regular times',
        'Lamps can overheat the newborn, and bare skin can cool.',
      ],
      [
        'Count wet diapers and loose green stools',
        'Loose stools carry bilirubin out and cause fluid loss.',
      ],
    ],
    unsound: [
      ['Rub lotion on the skin to stop drying', 'Oil or lotion under lamps can burn the skin.'],
      ['Dress the newborn in a shirt and socks', 'Clothes keep the light from reaching the skin.'],
      [
        'Stop breastfeeding until color is normal',
        'Less milk means fewer stools and more bilirubin.',
      ],
      [
        'Judge the decrease by the color of skin',
        'Light bleaches skin, so blood levels are measured.',
      ],
      [
        'Leave the eye patches on for two full days',
        'Patches come off at feedings so that eyes are checked and the infant sees faces.',
      ],
    ],
    takeaway:
      'Eyes covered, skin bare, frequent feeding, temperature and fluids watched, and blood levels to follow.',
  },
  {
    ...newborn,
    id: 'newborn-warmth',
    right: 'A newborn has just been born and cries. Which action best prevents loss of heat?',
    fix: 'A student receives a newborn in the birthing room. Which action will make the newborn lose heat?',
    several:
      'A birthing room is prepared for a term birth. Which actions keep the newborn warm in the first hour?',
    sound: [
      [
        'Dry the skin and take away wet linen',
        'Evaporation from wet skin is the main loss right after birth.',
      ],
      [
        'Place the newborn on the mother’s bare chest',
        'Skin contact warms by conduction and steadies vital signs.',
      ],
      [
        'Put a cap on the dried head of the newborn',
        'The large head of a newborn gives off much heat.',
      ],
      [
        'Warm the scale cover before weighing',
        'A warm cover prevents loss by contact with cold metal.',
      ],
      [
        'Move the crib away from a cold window',
        'Heat radiates to cold surfaces nearby even without contact.',
      ],
    ],
    unsound: [
      [
        'Give the first bath within ten minutes',
        'Early bathing cools by evaporation and is delayed.',
      ],
      [
        'Lay the newborn on a bare metal table',
        'A cold surface draws heat from the body by conduction.',
      ],
      ['Leave damp towels around the body', 'Damp cloth goes on cooling the skin by evaporation.'],
      [
        'Set the crib under the air vent outlet',
        'Moving air carries heat off the skin by convection.',
      ],
      [
        'Unwrap the newborn to count toes by the door',
        'Drafts on bare skin cause cold stress within minutes.',
      ],
    ],
    takeaway:
      'Heat is lost by evaporation, conduction, convection and radiation. Cold stress uses up oxygen and glucose.',
  },
];
