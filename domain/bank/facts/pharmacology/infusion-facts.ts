import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** What to do with blood, central lines, nutrition by vein and infusions. */
export const infusionFacts: readonly Fact<Phrase>[] = [
  {
    id: 'transfusion-fever-flank',
    drugs: [],
    to: ['RN'],
    rn: 'Blood and blood products',
    scene:
      'Eight minutes after a unit of red cells was started, a client has chills, pain in the flanks and a pressure of 88/50 mm Hg.',
    ask: 'What should the nurse do first?',
    key: [
      'Stop the transfusion',
      'Every milliliter of incompatible blood does more harm. The vein is then kept open with saline through new tubing.',
    ],
    wrong: [
      ['Give acetaminophen', 'It treats fever and leaves incompatible blood running.'],
      ['Slow the transfusion', 'A slow flow still adds incompatible cells.'],
      ['Collect a urine sample', 'It is needed later to look for hemoglobin.'],
      ['Call the blood bank', 'The call follows after the blood has been stopped.'],
    ],
    note: 'Flank pain, chills and low pressure early in a transfusion suggest an acute hemolytic reaction. Stop, keep the vein open with new tubing, and send the bag back.',
  },
  {
    id: 'transfusion-fluid',
    drugs: [],
    to: ['RN'],
    rn: 'Blood and blood products',
    scene: 'Packed red cells are to be given through a Y-set that is primed first.',
    ask: 'Which solution should the nurse hang with the blood?',
    key: ['0.9% sodium chloride', 'Normal saline neither clots blood nor breaks red cells.'],
    wrong: [
      ['5% dextrose in water', 'Dextrose makes red cells clump and burst.'],
      ['Lactated Ringer solution', 'Its calcium can clot the citrated blood.'],
      ['0.45% sodium chloride', 'This hypotonic solution can break red cells.'],
      ['Parenteral nutrition', 'Nothing is run together with blood except normal saline.'],
    ],
    note: 'Normal saline is the sole partner of blood. A unit is finished within four hours, and the first 15 minutes are watched closely.',
  },
  {
    id: 'transfusion-overload',
    drugs: ['furosemide'],
    to: ['RN'],
    rn: 'Blood and blood products',
    scene:
      'During a second unit of red cells an older client with heart failure becomes breathless, with crackles, full neck veins and a pressure of 176/98 mm Hg.',
    ask: 'Which complication should the nurse suspect?',
    key: [
      'Circulatory overload',
      'High pressure, crackles and full neck veins show too much volume.',
    ],
    wrong: [
      ['Acute hemolytic reaction', 'It brings low pressure, flank pain and dark urine.'],
      ['Severe allergic reaction', 'It brings hives, itching and wheeze.'],
      ['Bacterial sepsis', 'It brings high fever, rigor and low pressure.'],
      ['Febrile reaction', 'It brings fever and chills without overload.'],
    ],
    note: 'Circulatory overload is prevented by a slow rate and, where needed, a diuretic between units.',
  },
  {
    id: 'central-line-air',
    drugs: [],
    to: ['RN'],
    rn: 'Central venous access devices',
    scene:
      'When the cap of a subclavian catheter is changed, the client suddenly gasps, turns blue and has a weak pulse.',
    ask: 'In which position should the nurse place the client at once?',
    key: [
      'On the left side, head down',
      'Air is trapped in the right heart away from the outflow. The catheter is clamped and oxygen is given.',
    ],
    wrong: [
      ['On the right side, head up', 'Air would pass into the pulmonary artery.'],
      ['Upright with both legs hanging', 'More air is drawn in when the head is up.'],
      ['Flat on the back, legs lowered', 'Air can move into the outflow of the heart.'],
      ['Prone with the head turned', 'Resuscitation and clamping are hindered.'],
    ],
    note: 'Air embolism follows an open central line. Clamp, turn to the left with the head down, give oxygen and call for help.',
  },
  {
    id: 'central-line-removal',
    drugs: [],
    to: ['RN'],
    rn: 'Central venous access devices',
    scene: 'The nurse is about to pull a jugular catheter that is no longer needed.',
    ask: 'What should the client be asked to do at the moment of removal?',
    key: [
      'Bear down or hum',
      'Higher pressure in the chest keeps air from being drawn into the vein.',
    ],
    wrong: [
      ['Breathe in deeply', 'Low pressure in the chest draws air into the vein.'],
      ['Cough several times', 'Between coughs a deep breath draws in air.'],
      ['Sit up and lean over', 'A raised head lowers venous pressure and favors air.'],
      ['Pant with open mouth', 'Shallow breaths do not keep the pressure up.'],
    ],
    note: 'Remove central lines with the client flat or head down and with raised chest pressure. Then press and cover with an airtight dressing.',
  },
  {
    id: 'central-line-occluded',
    drugs: [],
    to: ['RN'],
    rn: 'Central venous access devices',
    scene: 'A PICC flushes easily, but blood cannot be drawn back.',
    ask: 'What should the nurse try first?',
    key: [
      'Change position and ask for a cough',
      'The tip may lie against the wall of the vein, and a change of position frees it.',
    ],
    wrong: [
      [
        'Push saline hard with a 3 mL syringe',
        'A small syringe makes high pressure and can burst the catheter.',
      ],
      [
        'Pull the PICC and start a new one',
        'Simple measures and a clot-dissolving drug come first.',
      ],
      [
        'Use the line for drugs without a note',
        'Loss of blood return can mean a bad tip position or a clot.',
      ],
      [
        'Pull the line back by 4 cm by hand',
        'The tip would be out of place, and sterility is lost.',
      ],
    ],
    note: 'No blood return can mean a tip against the wall, a fibrin sleeve or a clot. Use a 10 mL syringe, reposition, then ask for a thrombolytic by protocol.',
  },
  {
    id: 'nutrition-bag-late',
    drugs: [],
    to: ['RN'],
    rn: 'Total parenteral nutrition',
    scene: 'A bag of parenteral nutrition is empty, and the next one will come in two hours.',
    ask: 'What should the nurse hang in the meantime?',
    key: [
      '10% dextrose in water',
      'It keeps glucose from falling while the high insulin level persists.',
    ],
    wrong: [
      ['0.9% sodium chloride', 'Without dextrose the glucose may fall fast.'],
      ['Lactated Ringer solution', 'It holds no dextrose, so glucose may fall.'],
      [
        'Nothing, lock the catheter',
        'The body makes much insulin against the dextrose, so glucose falls.',
      ],
      ['5% albumin at the same rate', 'Albumin gives no glucose.'],
    ],
    note: 'Parenteral nutrition is not stopped abruptly. Dextrose 10% bridges a gap, and glucose is checked.',
  },
  {
    id: 'nutrition-catch-up',
    drugs: [],
    to: ['RN'],
    rn: 'Total parenteral nutrition',
    scene: 'An infusion of parenteral nutrition is found two hours behind.',
    ask: 'What is the right action?',
    key: [
      'Keep the ordered rate and note it',
      'Speeding up floods the client with glucose and fluid.',
    ],
    wrong: [
      [
        'Double the rate until it is made up',
        'A rush of dextrose causes high glucose and osmotic diuresis.',
      ],
      [
        'Throw the bag away and hang a new one',
        'Waste does not help. The bag is good for 24 hours.',
      ],
      ['Run the rest by gravity in one hour', 'Nutrition runs by pump to keep glucose steady.'],
      ['Stop it and give the rest by mouth', 'The fluid is for a central vein and not to drink.'],
    ],
    note: 'A late infusion of nutrition is not caught up. Continue as ordered, check glucose, and document.',
  },
  {
    id: 'nutrition-glucose',
    drugs: [],
    to: ['RN'],
    rn: 'Total parenteral nutrition',
    scene: 'Parenteral nutrition was started yesterday for a client with a bowel fistula.',
    ask: 'Which check is most important during the first days?',
    key: [
      'Fingerstick glucose every 6 hours',
      'The high dextrose load raises glucose, which may need insulin.',
    ],
    wrong: [
      ['Bowel sounds after each bag', 'Sounds do not reflect tolerance of IV nutrition.'],
      ['Stool tested for occult blood daily', 'It is not related to the infusion.'],
      ['Urine color in each shift', 'Color is a crude sign and does not guide it.'],
      ['Skin turgor tested on alternate days', 'It shows little and too late.'],
    ],
    note: 'High glucose, infection of the line and shifts of phosphate and potassium are the early dangers of parenteral nutrition.',
  },
  {
    id: 'potassium-route',
    drugs: [],
    to: ['RN', 'LPN'],
    rn: 'High-alert medications',
    lpn: 'Monitoring intravenous infusions',
    scene:
      'Potassium chloride 20 mEq is ordered for a client with a potassium of 2.9 mEq/L who cannot swallow.',
    ask: 'Which way of giving it is safe?',
    key: [
      'Diluted, by pump, over hours',
      'Fast potassium stops the heart, so it runs diluted at about 10 mEq an hour by pump.',
    ],
    wrong: [
      ['Undiluted, by slow IV push', 'IV push potassium is fatal.'],
      ['Undiluted, into the thigh', 'It would destroy tissue.'],
      ['Diluted, by gravity, wide open', 'Without a pump the rate cannot be trusted.'],
      ['Under the skin, twice a day', 'Concentrated potassium under the skin destroys tissue.'],
    ],
    note: 'IV potassium is not pushed. It runs diluted by pump with enough urine output, and faster rates need a heart monitor.',
  },
  {
    id: 'infiltration-cool',
    drugs: [],
    to: ['RN', 'LPN'],
    rn: 'Parenteral and intravenous therapy',
    lpn: 'Monitoring intravenous infusions',
    scene:
      'The skin around an IV site with plain saline is cool, pale and swollen. The fluid drips slowly.',
    ask: 'What should the nurse do first?',
    key: [
      'Stop the infusion',
      'Cool, pale swelling is infiltration. Fluid must not go on into the tissue.',
    ],
    wrong: [
      ['Flush the catheter', 'A flush pushes more fluid into the tissue.'],
      ['Warm the whole arm', 'A compress may help later, when the flow has been stopped.'],
      ['Speed up the flow', 'More fluid would enter the tissue.'],
      ['Lower the arm', 'The arm is raised so that fluid drains.'],
    ],
    note: 'Infiltration is cool and pale, phlebitis warm and red along the vein. Both mean that the catheter comes out.',
  },
  {
    id: 'phlebitis-warm',
    drugs: [],
    to: ['RN', 'LPN'],
    rn: 'Parenteral and intravenous therapy',
    lpn: 'Monitoring intravenous infusions',
    scene: 'A client says that the arm burns. A red, warm, tender cord runs up from the IV site.',
    ask: 'Which complication is this?',
    key: [
      'Phlebitis',
      'Redness, warmth and a tender cord along the vein mean inflammation of the vein.',
    ],
    wrong: [
      ['Infiltration', 'Infiltrated skin is cool, pale and swollen.'],
      ['Air embolism', 'It causes sudden breathlessness and low pressure.'],
      ['Fluid overload', 'It causes crackles and full neck veins.'],
      ['Hematoma', 'It is a blue swelling from blood beneath the skin.'],
    ],
    note: 'In phlebitis remove the catheter, use warm compresses, and place the new one in the other arm.',
  },
];
