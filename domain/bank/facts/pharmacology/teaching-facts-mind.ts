import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Which words show that a drug for infection, mind, pain or joints was understood. */
export const mindTeachingFacts: readonly Fact<Phrase>[] = [
  {
    id: 'metronidazole-course',
    drugs: ['metronidazole'],
    scene: 'Metronidazole tablets are given to a woman with bacterial vaginosis.',
    key: [
      'I may notice a metallic taste for a while',
      'A metallic taste is common with metronidazole and harmless.',
    ],
    wrong: [
      ['I should stop the tablets when the odor has gone', 'The full course prevents return.'],
      ['I must report brown urine as an emergency', 'The drug can darken urine without harm.'],
      ['I expect my teeth to turn yellow on it', 'Staining of teeth belongs to tetracycline.'],
      ['I go on taking it if my feet turn numb', 'Numbness means nerve injury. It is reported.'],
      ['I must give up contact lenses for good', 'Rifampin stains lenses, not metronidazole.'],
    ],
  },
  {
    id: 'rifampin-lenses',
    drugs: ['rifampin'],
    scene: 'A {patient} who wears contact lenses and takes birth control pills starts rifampin.',
    key: [
      'I will use condoms and wear my glasses',
      'Rifampin weakens hormonal contraceptives and stains soft lenses.',
    ],
    wrong: [
      ['I will stop it when my urine turns orange', 'The color is expected and harmless.'],
      ['I will take it for as long as I cough', 'Treatment lasts months, well beyond the cough.'],
      [
        'I will double my birth control pills instead',
        'More hormone does not make up for the faster breakdown.',
      ],
      ['I will drink wine to help me swallow it', 'Alcohol adds to liver injury.'],
      [
        'I will ignore yellow eyes as a dye effect',
        'Yellow eyes mean liver injury and are reported.',
      ],
    ],
  },
  {
    id: 'phenelzine-menu',
    drugs: ['phenelzine'],
    scene: 'A client on phenelzine plans meals for the week.',
    key: [
      'I will have fresh chicken with rice',
      'Fresh meat holds little tyramine, so the pressure stays steady.',
    ],
    wrong: [
      ['I will have aged cheddar on toast', 'Aged cheese is rich in tyramine.'],
      ['I will have salami and pickled herring', 'Cured and pickled foods are rich in tyramine.'],
      ['I will have a glass of tap beer', 'Tap beer is rich in tyramine.'],
      ['I will have soy sauce and miso soup', 'Fermented soy is rich in tyramine.'],
    ],
  },
  {
    id: 'lithium-summer',
    drugs: ['lithium'],
    scene: 'Summer begins, and a {patient} on lithium speaks about habits.',
    key: [
      'I keep my salt and fluids about the same',
      'Loss of salt or water makes the kidneys hold lithium back.',
    ],
    wrong: [
      ['I have cut salt out of my meals', 'Low salt raises the lithium level.'],
      ['I take ibuprofen after I go running', 'NSAIDs raise the lithium level.'],
      ['I drink less on hot working days', 'Dehydration raises the level.'],
      ['I take my dose just before the blood test', 'The sample is drawn 12 hours after a dose.'],
      ['I skip tablets when my mood is good', 'A steady level prevents the next episode.'],
    ],
  },
  {
    id: 'sertraline-weeks',
    drugs: ['sertraline'],
    scene: 'A {patient} of 20 years has started sertraline for depression.',
    key: [
      'I call if thoughts of dying come or grow',
      'Young adults may have more such thoughts in the first weeks.',
    ],
    wrong: [
      ['I stop it if I am no better in three days', 'It needs two to six weeks.'],
      ['I end it at once when I feel well again', 'It is continued for months and then tapered.'],
      [
        'I add St. John’s wort for a faster effect',
        'Both raise serotonin and can cause a dangerous syndrome.',
      ],
      [
        'I take a double dose on bad mornings',
        'Extra doses bring side effects and no quick relief.',
      ],
      ['I expect to need it for life from now on', 'Length of treatment depends on the course.'],
    ],
  },
  {
    id: 'phenytoin-dentist',
    drugs: ['phenytoin'],
    scene: 'Phenytoin is prescribed for a client after two seizures.',
    key: [
      'I brush and floss and see the dentist often',
      'Good mouth care limits overgrowth of the gums.',
    ],
    wrong: [
      [
        'I stop it after a whole month without seizures',
        'A sudden stop can cause status epilepticus.',
      ],
      ['I change between brands as I please', 'Brands can differ enough to change the level.'],
      ['I take it together with an antacid at each dose', 'Antacids hinder its uptake.'],
      ['I drive home if I feel unsteady on it', 'Unsteady gait is a sign of a high level.'],
    ],
  },
  {
    id: 'carbidopa-protein',
    drugs: ['carbidopa-levodopa'],
    scene: 'A {patient} with Parkinson disease tells how carbidopa-levodopa is taken.',
    key: [
      'I take it half an hour before a meal',
      'Protein competes for uptake, so the drug comes before food.',
    ],
    wrong: [
      ['I take it with a large steak dinner', 'Protein competes with its uptake.'],
      ['I stop it at once if my urine turns dark', 'Darker urine and sweat are harmless.'],
      ['I jump out of bed quickly after a dose', 'The pressure can fall on standing.'],
      ['I skip doses on days when I walk well', 'Movement is good because of the drug.'],
      ['I take extra vitamin B₆ for energy', 'Much vitamin B₆ can lessen the effect of levodopa.'],
    ],
  },
  {
    id: 'sumatriptan-limit',
    drugs: ['sumatriptan'],
    scene:
      'Sumatriptan tablets are explained to a {patient} who has three migraine attacks a month.',
    key: [
      'I take it as soon as the headache begins',
      'A triptan works best when it is taken early in the attack.',
    ],
    wrong: [
      [
        'I take it each day to prevent attacks',
        'It stops attacks. Daily use causes rebound headache.',
      ],
      [
        'I take a tablet every hour until it stops',
        'At most one more dose is taken after two hours.',
      ],
      ['I ignore pressure in my chest after it', 'Chest pressure may be coronary spasm.'],
      ['I combine it with ergotamine on bad days', 'Both constrict vessels.'],
      ['I save it until the pain is at its worst', 'Late doses work less well.'],
    ],
  },
  {
    id: 'fentanyl-patch',
    drugs: ['fentanyl'],
    scene: 'A client with cancer will use fentanyl patches at home.',
    key: [
      'I fold the old patch and discard it safely',
      'A used patch still holds enough to kill a child or pet.',
    ],
    wrong: [
      ['I warm the patch with a heating pad on cold days', 'Heat releases too much drug.'],
      ['I cut the patch when I feel sleepy', 'A cut patch can release its dose at once.'],
      [
        'I put on a second patch when pain comes suddenly',
        'A short-acting opioid is used for sudden pain.',
      ],
      ['I change the patch each morning', 'Most patches are changed every 72 hours.'],
    ],
  },
  {
    id: 'latanoprost-drops',
    drugs: ['latanoprost'],
    scene: 'A client with glaucoma shows how latanoprost drops are used.',
    key: [
      'I press the inner corner of my eye afterward',
      'Pressure on the tear duct keeps the drop in the eye and out of the blood.',
    ],
    wrong: [
      [
        'I drop it straight onto the black of the eye',
        'Drops go into the lower lid, which hurts less.',
      ],
      ['I touch my eye with the tip for a good aim', 'The tip must stay clean.'],
      ['I stop it when my sight is no better', 'It lowers pressure and does not improve sight.'],
      [
        'I put in my contact lens right after the eye drops',
        'Lenses wait 15 minutes, because the preservative is taken up.',
      ],
    ],
  },
  {
    id: 'allopurinol-attack',
    drugs: ['allopurinol'],
    scene: 'Allopurinol is started for a {patient} with gout who had four attacks this year.',
    key: ['I stop and call if a rash breaks out', 'A rash can be the start of a severe reaction.'],
    wrong: [
      ['I take it for pain when my toe swells', 'It prevents attacks and does not relieve them.'],
      ['I stop it whenever an attack comes', 'It is continued through attacks.'],
      ['I drink little so that it stays strong', 'Much fluid helps the kidneys clear uric acid.'],
      ['I expect no attacks from the first day', 'Attacks may come in the first months.'],
      ['I add aspirin each day for my joints', 'Low doses of aspirin hold back uric acid.'],
    ],
  },
  {
    id: 'methotrexate-weekly',
    drugs: ['methotrexate'],
    scene: 'Methotrexate tablets for rheumatoid arthritis are handed to a {patient} of 30 years.',
    key: [
      'I take it on one fixed day of the week',
      'It is a weekly drug, and daily use by mistake has killed people.',
    ],
    wrong: [
      ['I take one tablet each day after lunch', 'Daily doses cause fatal marrow failure.'],
      ['I leave out folic acid to keep it strong', 'Folic acid lessens side effects.'],
      ['I may plan a pregnancy while I take it', 'It ends pregnancies and harms the fetus.'],
      ['I have a few beers to relax on weekends', 'Alcohol adds to liver injury.'],
      ['I ignore mouth sores as a trivial thing', 'Mouth sores can be the first sign of toxicity.'],
    ],
  },
  {
    id: 'oral-contraceptive-smoking',
    drugs: ['ethinyl estradiol'],
    scene: 'A {patient} of 23 years starts combined birth control pills.',
    key: [
      'I go to the emergency room for calf pain',
      'A painful calf may be a clot, which estrogen favors.',
    ],
    wrong: [
      ['I am safe if I miss three pills in a row', 'Missed pills need extra protection.'],
      ['I am protected from infections by the pill', 'Condoms protect from infections.'],
      ['I may start smoking since I am young', 'Smoking adds to clots and stroke.'],
      [
        'I take the missed pills at my next period',
        'Missed pills are handled at once by the leaflet.',
      ],
      ['I stop at once if I spot in the first month', 'Spotting is usual in the first months.'],
    ],
  },
];
