import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Which words show that a drug for heart, glands or bone was understood. */
export const bodyTeachingFacts: readonly Fact<Phrase>[] = [
  {
    id: 'nitroglycerin-tablets',
    drugs: ['nitroglycerin'],
    scene: 'Nitroglycerin tablets for angina were explained to a {patient} who gardens a lot.',
    key: [
      'I sit down before I put one under my tongue',
      'The pressure falls within minutes, so sitting prevents a fall.',
    ],
    wrong: [
      [
        'I keep the tablets loose in my shirt pocket',
        'Heat, light and air destroy them. They stay in their dark glass bottle.',
      ],
      [
        'I swallow one with water when the pain starts',
        'Swallowed, it is lost in the liver. It dissolves under the tongue.',
      ],
      [
        'I take five in a row before I call for help',
        'Help is called when pain is no better five minutes after the first tablet.',
      ],
      [
        'I stop if I get a mild headache with it',
        'Headache is expected from wide vessels and fades with use.',
      ],
      [
        'I may use it with sildenafil if I feel well',
        'The two together can drop the pressure fatally.',
      ],
    ],
  },
  {
    id: 'nitroglycerin-patch',
    drugs: ['nitroglycerin'],
    scene: 'Before discharge a client practices with a daily nitroglycerin patch.',
    key: [
      'I take the patch off each night for some hours',
      'A nitrate-free time each night keeps the vessels answering to the drug.',
    ],
    wrong: [
      [
        'I leave the same patch on day and night for a week',
        'Without a break the vessels stop answering to nitrates.',
      ],
      ['I put each new patch on the same bald spot', 'The site is changed to spare the skin.'],
      ['I cut the patch in half if my head aches', 'A cut patch releases its dose at random.'],
      [
        'I put on a second patch whenever my chest hurts',
        'A patch acts too slowly for an attack and two may drop the pressure.',
      ],
    ],
  },
  {
    id: 'warfarin-diet',
    drugs: ['warfarin'],
    scene: 'A {patient} who loves salads goes home with warfarin.',
    key: [
      'I will keep my greens about the same each week',
      'A steady intake of vitamin K keeps the INR steady.',
    ],
    wrong: [
      [
        'I will give up every kind of green vegetable for good',
        'A steady amount is fine. Cutting it out changes the INR and the diet for no gain.',
      ],
      [
        'I will take two tablets the next day if I forget one',
        'Doubling can cause bleeding. The missed dose is reported.',
      ],
      ['I will use aspirin when my head aches', 'Aspirin with warfarin makes the stomach bleed.'],
      ['I will skip blood tests once I feel well', 'The INR can drift without any feeling.'],
      ['I will shave with a new steel blade daily', 'An electric razor spares the skin from cuts.'],
    ],
  },
  {
    id: 'enoxaparin-injection',
    drugs: ['enoxaparin'],
    scene:
      'A client will inject enoxaparin at home from prefilled syringes and shows the technique.',
    key: [
      'I leave the air bubble in the syringe',
      'The bubble follows the drug and keeps the whole dose in place.',
    ],
    wrong: [
      ['I rub the spot well after the injection', 'Rubbing makes bruises.'],
      [
        'I inject it into the muscle of my thigh',
        'It goes under the skin of the abdomen, away from the navel.',
      ],
      [
        'I pull back the plunger to look for blood',
        'Pulling back tears small vessels and is not done.',
      ],
      ['I use the same spot so that it hardens', 'Sites are changed to avoid lumps and bruises.'],
    ],
  },
  {
    id: 'metered-inhaler-steroid',
    drugs: ['budesonide', 'albuterol'],
    scene: 'A {patient} with asthma has albuterol for relief and budesonide for control.',
    key: [
      'I use budesonide each day even when I feel fine',
      'It controls inflammation only as long as it is used.',
    ],
    wrong: [
      ['I use budesonide when an attack starts', 'It works over days. Albuterol relieves attacks.'],
      ['I stop budesonide once the wheeze is gone', 'Inflammation returns when it is stopped.'],
      [
        'I swallow the rinse water after each use',
        'Rinse water is spat out so that less drug is taken up.',
      ],
      [
        'I take albuterol every morning to be safe',
        'Albuterol is for need. Daily need shows poor control.',
      ],
      [
        'I use budesonide first in an attack, then albuterol',
        'In an attack the fast bronchodilator comes first.',
      ],
    ],
  },
  {
    id: 'levothyroxine-morning',
    drugs: ['levothyroxine'],
    scene: 'Levothyroxine is new for a {patient} who also takes calcium tablets.',
    key: [
      'I take it before breakfast and calcium at night',
      'Calcium binds levothyroxine, so they are taken hours apart.',
    ],
    wrong: [
      [
        'I take both tablets together so that I forget neither',
        'Calcium binds the hormone in the gut.',
      ],
      [
        'I stop it some time after my energy has come back',
        'Replacement is for life in most people.',
      ],
      ['I take an extra tablet on tiring days', 'Extra hormone strains the heart and thins bone.'],
      ['I take it with milk to spare my stomach', 'Milk binds it too.'],
      ['I expect to feel well within two days', 'The full effect takes weeks.'],
    ],
  },
  {
    id: 'alendronate-morning',
    drugs: ['alendronate'],
    scene: 'Weekly alendronate was explained to a {patient} with osteoporosis.',
    key: [
      'I stay upright for 30 minutes after I take it',
      'Gravity carries the tablet down, so it does not burn the esophagus.',
    ],
    wrong: [
      [
        'I take it with some coffee and toast for my comfort',
        'Food and coffee keep it from being taken up.',
      ],
      [
        'I take it at bedtime and then lie down to sleep at once',
        'Lying down lets it burn the esophagus.',
      ],
      ['I chew the tablet so that it works faster', 'Chewing exposes mouth and throat to it.'],
      ['I take my calcium tablet along with it', 'Calcium binds it. They are taken apart.'],
      ['I go on in spite of pain on swallowing', 'Such pain means burning: stop and call.'],
    ],
  },
  {
    id: 'insulin-nph-regular',
    drugs: ['NPH insulin', 'regular insulin'],
    scene: 'A client learns to mix NPH and regular insulin in one syringe.',
    key: [
      'I draw up the clear insulin before the cloudy',
      'Regular insulin comes first, so that its vial is not made cloudy with NPH.',
    ],
    wrong: [
      [
        'I draw up the cloudy insulin before the clear',
        'NPH could get into the regular vial and slow it.',
      ],
      [
        'I shake the NPH bottle hard for a minute before I use it',
        'It is rolled gently. Shaking makes foam and a wrong dose.',
      ],
      [
        'I put air into neither of the two bottles',
        'Air is put into both first, so that no vacuum forms.',
      ],
      ['I may mix glargine into the same syringe', 'Glargine is not mixed with any other insulin.'],
    ],
  },
  {
    id: 'insulin-glargine-plan',
    drugs: ['insulin glargine'],
    scene: 'Glargine once a day is begun for type 2 diabetes.',
    key: [
      'I inject it at the same time whether I eat or not',
      'It covers the time between meals and does not depend on food.',
    ],
    wrong: [
      [
        'I inject it right before the largest meal I have that day',
        'Mealtime insulin is a rapid one. Glargine has no peak.',
      ],
      ['I skip it on days when I eat very little', 'Basal insulin is needed without food too.'],
      [
        'I mix it with lispro in one syringe to save an injection',
        'Glargine is not mixed with other insulins.',
      ],
      ['I keep the pen in use in the freezer', 'Freezing destroys insulin.'],
      ['I expect it to lower glucose in ten minutes', 'It acts slowly over the whole day.'],
    ],
  },
  {
    id: 'metformin-contrast',
    drugs: ['metformin'],
    scene: 'A {patient} has begun metformin and asks about everyday life with it.',
    key: [
      'I take it with meals to lessen stomach upset',
      'Food lessens nausea and diarrhea, which fade in weeks.',
    ],
    wrong: [
      [
        'I may drink several glasses of wine with dinner',
        'Much alcohol with metformin favors lactic acidosis.',
      ],
      ['I stop it if I lose a few pounds on it', 'A small loss of weight is welcome.'],
      ['I expect daily attacks of low glucose', 'Metformin by itself rarely causes low glucose.'],
      [
        'I take it as usual on days when I vomit a lot',
        'With dehydration it is paused, because kidneys may fail.',
      ],
      ['I need no kidney tests while I take it', 'Kidney function is checked at least each year.'],
    ],
  },
  {
    id: 'prednisone-taper-plan',
    drugs: ['prednisone'],
    scene: 'Two months of prednisone for lupus lie behind a {patient}.',
    key: [
      'I lower the dose step by step as planned',
      'The adrenal glands need time to recover. A sudden stop can cause collapse.',
    ],
    wrong: [
      ['I stop at once when my joints feel better', 'A sudden stop can cause adrenal crisis.'],
      [
        'I take it at bedtime on an empty stomach',
        'It is taken with food in the morning to spare sleep and stomach.',
      ],
      [
        'I visit friends with flu to train my defenses',
        'Prednisone weakens the answer to infection.',
      ],
      ['I need not tell the surgeon that I took it', 'Stress doses may be needed around surgery.'],
      ['I use more salt to keep up my strength', 'Salt adds to fluid retention and pressure.'],
    ],
  },
  {
    id: 'ferrous-sulfate-orange',
    drugs: ['ferrous sulfate'],
    scene: 'Iron tablets are prescribed for a {patient} after a birth with heavy bleeding.',
    key: [
      'I take it with orange juice between meals',
      'Vitamin C and an empty stomach help uptake.',
    ],
    wrong: [
      ['I take it with milk to make it gentle', 'Calcium hinders the uptake of iron.'],
      ['I call the office at once if my stools turn dark', 'Dark stools are expected from iron.'],
      ['I stop when I feel stronger in a week', 'Stores take months to fill.'],
      ['I take it together with my antacid after meals', 'Less acid means less iron is taken up.'],
      ['I leave it where my toddler can see it', 'Iron tablets can kill a small child.'],
    ],
  },
  {
    id: 'doxycycline-glass',
    drugs: ['doxycycline'],
    scene: 'A camper is treated with doxycycline for early Lyme disease.',
    key: [
      'I use sunscreen and long sleeves outdoors',
      'The drug makes skin burn easily in the sun.',
    ],
    wrong: [
      ['I take it lying down just before I sleep', 'It can stick and burn the esophagus.'],
      ['I take it together with my iron tablet', 'Iron binds it in the gut.'],
      ['I stop as soon as the rash has faded', 'The full course is needed.'],
      [
        'I give leftover capsules to my son who is four',
        'It can stain teeth that are forming, and leftovers are not shared.',
      ],
      ['I wash it down with a sip of coffee', 'A full glass of water is needed to carry it down.'],
    ],
  },
];
