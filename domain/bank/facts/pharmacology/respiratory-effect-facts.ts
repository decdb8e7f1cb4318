import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** What respiratory drugs do beyond what is wanted, and how they are given. */
export const respiratoryEffectFacts: readonly Fact<Phrase>[] = [
  {
    id: 'nitric-oxide-methemoglobin',
    drugs: ['inhaled nitric oxide'],
    to: [],
    rt: 'aerosol',
    scene:
      'Inhaled nitric oxide has run at 40 ppm for two days. The saturation reads 87%, but the PaO₂ is 110 mm Hg.',
    ask: 'Which measurement should the therapist obtain?',
    key: [
      'Methemoglobin by co-oximetry',
      'Nitric oxide turns hemoglobin to methemoglobin, which lowers the oximeter reading while PaO₂ stays good.',
    ],
    wrong: [
      [
        'Carboxyhemoglobin by co-oximetry',
        'It comes from carbon monoxide, which is not in this gas.',
      ],
      ['Sputum culture', 'Infection lowers PaO₂ as well, and here it is good.'],
      ['Exhaled carbon dioxide', 'It shows ventilation and does not explain the gap.'],
      ['Serum lactate level', 'It shows perfusion and does not explain the gap.'],
    ],
    note: 'Methemoglobin is measured during inhaled nitric oxide. A low SpO₂ with a good PaO₂ is the clue.',
  },
  {
    id: 'nitric-oxide-stop',
    drugs: ['inhaled nitric oxide'],
    to: [],
    rt: 'aerosol',
    scene:
      'A newborn is better on inhaled nitric oxide, and a colleague suggests stopping it at once.',
    ask: 'Which danger makes a stepwise wean necessary?',
    key: [
      'Rebound pulmonary hypertension',
      'The vessel wall makes less nitric oxide of its own during treatment, so a sudden stop lets pressure shoot up.',
    ],
    wrong: [
      ['Rebound bronchospasm', 'Nitric oxide acts on vessels and hardly on bronchi.'],
      [
        'Sudden severe methemoglobinemia',
        'Methemoglobin falls and does not rise when the gas is stopped.',
      ],
      [
        'Rebound systemic hypertension',
        'The gas is used up in the lung and does not hold down systemic pressure.',
      ],
      [
        'Loss of surfactant',
        'Surfactant is made by alveolar cells and does not depend on the gas.',
      ],
    ],
  },
  {
    id: 'nitrogen-dioxide',
    drugs: ['inhaled nitric oxide'],
    to: [],
    rt: 'aerosol',
    scene: 'A delivery system for nitric oxide is being set up on a ventilator with 90% oxygen.',
    ask: 'Which toxic gas must be measured in the breathing circuit?',
    key: [
      'Nitrogen dioxide',
      'Nitric oxide and oxygen form nitrogen dioxide, which injures the lung.',
    ],
    wrong: [
      ['Carbon monoxide gas', 'It comes from burning or dry absorbent and not from this mixture.'],
      ['Nitrous oxide', 'It is an anesthetic gas and does not form here.'],
      ['Hydrogen sulfide gas', 'It contains sulfur, which the mixture does not hold.'],
      ['Ammonia vapor', 'It does not form from nitric oxide and oxygen.'],
    ],
    note: 'Nitrogen dioxide rises with the oxygen fraction and the dose of nitric oxide, so it is measured throughout treatment.',
  },
  {
    id: 'heliox-flowmeter',
    drugs: [],
    to: [],
    rt: 'aerosol',
    scene:
      'An 80:20 helium-oxygen mixture runs through an oxygen flowmeter that reads 10 L/min, for a nebulizer.',
    ask: 'What must the therapist keep in mind?',
    key: [
      'The true flow is near 18 L/min',
      'The light gas flows 1.8 times as fast as the oxygen scale says.',
    ],
    wrong: [
      [
        'The true flow is near 6 L/min',
        'The factor was turned over. Helium flows faster than the scale says.',
      ],
      ['The true flow is exactly 10 L/min', 'The scale is for oxygen, which is denser.'],
      ['The true flow is near 2 L/min', 'This takes the oxygen part for the whole flow.'],
      ['The true flow is near 16 L/min', 'The factor 1.6 belongs to the 70:30 mixture.'],
    ],
    note: 'Multiply the reading of an oxygen flowmeter by 1.8 for 80:20 and by 1.6 for 70:30 heliox. A nebulizer makes less aerosol with heliox, so the flow is raised.',
  },
  {
    id: 'albuterol-potassium',
    drugs: ['albuterol'],
    to: [],
    rt: 'aerosol',
    scene:
      'Continuous albuterol has run for six hours in a patient with asthma who also takes a diuretic. Extra beats appear.',
    ask: 'Which laboratory value should the therapist suggest checking?',
    key: [
      'Serum potassium',
      'Beta-2 agonists push potassium into cells. With a diuretic the level can fall and cause extra beats.',
    ],
    wrong: [
      ['Serum sodium', 'Albuterol hardly changes sodium, and sodium does not cause extra beats.'],
      ['Serum total bilirubin', 'Albuterol does not harm the liver, so bilirubin stays as it was.'],
      [
        'Blood platelet count',
        'Albuterol has no effect on platelets, nor do they cause extra beats.',
      ],
      ['Uric acid level', 'It may rise with the diuretic but causes no extra beats.'],
    ],
  },
  {
    id: 'mask-ipratropium-eye',
    drugs: ['ipratropium'],
    to: [],
    rt: 'aerosol',
    scene:
      'After ipratropium by mask a patient has one wide pupil, but is awake with equal strength in both arms.',
    ask: 'What should the therapist suspect first?',
    key: [
      'Stray mist in that eye',
      'Ipratropium that leaks past the mask blocks the sphincter of the pupil. A mouthpiece prevents it.',
    ],
    wrong: [
      [
        'Bleeding within the skull',
        'An alert patient without weakness and with a clear cause makes this unlikely.',
      ],
      ['Overdose of albuterol', 'It causes tremor and a fast pulse, not one wide pupil.'],
      ['Carbon dioxide narcosis', 'It causes drowsiness, and both pupils would be alike.'],
      ['Allergy to the mask', 'It would cause a rash and not a wide pupil.'],
    ],
  },
  {
    id: 'steroid-inhaler-mouth',
    drugs: ['fluticasone'],
    to: [],
    rt: 'aerosol',
    scene: 'A patient on inhaled fluticasone has a hoarse voice and white patches on the tongue.',
    ask: 'Which advice prevents this?',
    key: [
      'Use a spacer, then rinse and spit',
      'A spacer keeps large particles out of the mouth, and rinsing takes away what is left.',
    ],
    wrong: [
      ['Take the dose right before sleep', 'Drug stays on the mucosa all night and favors thrush.'],
      [
        'Use the inhaler after each meal',
        'Food does not remove the drug that lands on the tongue.',
      ],
      ['Breathe in fast from the canister', 'A fast breath throws more drug onto the throat.'],
      [
        'Skip doses when the voice is hoarse',
        'Missed doses bring asthma back and do not cure the cause.',
      ],
    ],
  },
  {
    id: 'spacer-technique',
    drugs: ['albuterol'],
    to: [],
    rt: 'aerosol',
    scene: 'A patient shows how a metered-dose inhaler with a holding chamber is used.',
    ask: 'Which step shows correct technique?',
    key: [
      'Breathes in slowly, then holds for 10 seconds',
      'Slow flow and a pause let small particles settle in the lower airways.',
    ],
    wrong: [
      [
        'Breathes in as fast and hard as possible',
        'A fast breath suits dry powder inhalers. Mist would hit the throat.',
      ],
      [
        'Fires three puffs into the chamber at once',
        'Puffs stick together and to the wall. One puff is fired for each breath.',
      ],
      [
        'Breathes out into the chamber before firing',
        'Moist breath in the chamber catches the drug before it is inhaled.',
      ],
      [
        'Waits 15 seconds after firing before the breath',
        'The mist settles on the wall of the chamber in the meantime.',
      ],
    ],
    note: 'One puff is fired for each slow, deep breath, which is held for about 10 seconds.',
  },
  {
    id: 'dry-powder-technique',
    drugs: ['tiotropium'],
    to: [],
    rt: 'aerosol',
    scene:
      'A patient with COPD is given a dry powder inhaler and asks how it differs from the old spray.',
    ask: 'Which instruction is right for the new device?',
    key: [
      'Breathe in fast and deep from the device',
      'The force of the breath breaks up the powder and carries it down.',
    ],
    wrong: [
      [
        'Breathe in slowly and gently from the device',
        'Slow flow does not lift and break up the powder.',
      ],
      [
        'Shake the device hard before each breath',
        'Shaking spills or clumps a loaded dose, so less is inhaled.',
      ],
      [
        'Breathe out into the device before the dose',
        'Moist breath makes the powder cake, so that less is inhaled.',
      ],
      [
        'Attach the device to a large holding chamber',
        'A chamber is for sprays. The powder needs the direct breath.',
      ],
    ],
    note: 'A dry powder inhaler needs a fast, deep breath, a spray a slow one. The powder is kept dry.',
  },
  {
    id: 'breath-actuated-particles',
    drugs: [],
    to: [],
    rt: 'aerosol',
    scene: 'A therapist chooses a nebulizer for a drug that must reach the bronchioles.',
    ask: 'Which particle size is best?',
    key: [
      '1 to 5 micrometers',
      'Particles of this size pass the throat and settle in the lower airways.',
    ],
    wrong: [
      ['10 to 15 micrometers', 'Such particles are too heavy and hit the throat.'],
      ['15 to 30 micrometers', 'Such particles settle in the nose and mouth.'],
      [
        '0.1 to 0.5 micrometers',
        'Such particles stay in the air and are mostly breathed out again.',
      ],
      ['30 to 50 micrometers', 'Such drops do not leave the nebulizer as an aerosol.'],
    ],
    note: 'Deposition depends on particle size, flow and breath hold. Sizes of 1 to 5 micrometers reach the lower airways.',
  },
  {
    id: 'ventilator-nebulizer-place',
    drugs: ['albuterol'],
    to: [],
    rt: 'aerosol',
    scene:
      'Albuterol by vibrating mesh nebulizer is ordered for a ventilated patient with a heat and moisture exchanger.',
    ask: 'What should the therapist do for good delivery?',
    key: [
      'Take the exchanger out during the dose',
      'The exchanger would filter out the aerosol before it reaches the patient.',
    ],
    wrong: [
      [
        'Place the nebulizer on the expiratory limb',
        'Aerosol in that limb leaves without reaching the patient.',
      ],
      [
        'Raise inspiratory flow to the maximum',
        'Fast flow makes aerosol hit the tube. A slower flow delivers more.',
      ],
      [
        'Lower the tidal volume for the treatment',
        'A smaller breath may not carry the aerosol past the tube.',
      ],
      [
        'Put the exchanger between mesh and patient',
        'The aerosol would be caught before the lungs.',
      ],
    ],
  },
  {
    id: 'racemic-rebound',
    drugs: ['racemic epinephrine'],
    to: [],
    rt: 'aerosol',
    scene:
      'Stridor of a child with croup has gone 20 minutes after racemic epinephrine, and the parents want to leave.',
    ask: 'Why should the child be observed for some hours?',
    key: [
      'Swelling may return as the drug wears off',
      'The effect fades within two hours, and stridor can come back.',
    ],
    wrong: [
      [
        'The drug may cause a slow pulse overnight',
        'Epinephrine speeds the pulse for a short time.',
      ],
      [
        'The drug may close the lower airways',
        'Its beta effect opens the lower airways for a short time.',
      ],
      [
        'The drug may bring on low potassium for days',
        'Any fall of potassium is small and lasts hours.',
      ],
      [
        'The drug may lead to thrush in the throat',
        'Thrush comes from inhaled corticosteroid and not from epinephrine.',
      ],
    ],
  },
  {
    id: 'ribavirin-staff',
    drugs: [],
    to: [],
    rt: 'aerosol',
    scene:
      'Ribavirin aerosol is ordered for an infant with severe RSV infection after a transplant.',
    ask: 'Which person should stay out of the room during treatment?',
    key: [
      'A therapist who is pregnant',
      'Ribavirin harms the fetus in animals, so pregnant staff avoid exposure.',
    ],
    wrong: [
      [
        'A therapist with mild asthma',
        'Irritation is possible with exposure, but the known hazard is to a fetus.',
      ],
      ['A nurse with old hepatitis B', 'Ribavirin is no danger to the liver of staff.'],
      [
        'A parent with a penicillin allergy',
        'Ribavirin is not related to penicillin, so there is no cross-reaction.',
      ],
      ['A therapist with high pressure', 'Ribavirin in room air does not raise it.'],
    ],
    note: 'Ribavirin is given by a special small-particle generator with scavenging. It can also clog ventilator valves.',
  },
  {
    id: 'propofol-infusion-harm',
    drugs: ['propofol'],
    to: [],
    rt: 'agents',
    scene:
      'On the third day of propofol at a high rate a ventilated patient has metabolic acidosis, a rising creatine kinase and new slow rhythms.',
    ask: 'What should the therapist recommend?',
    key: [
      'Stop propofol and use another sedative',
      'These are signs of propofol infusion syndrome, which is often fatal if the drug goes on.',
    ],
    wrong: [
      [
        'Raise the breathing rate to clear the acidosis',
        'The ventilator may be adjusted, but the cause is the drug.',
      ],
      [
        'Add a muscle relaxant to the propofol drip',
        'It hides symptoms and leaves the cause running.',
      ],
      [
        'Give albuterol for the acidosis',
        'It does not treat acidosis from the drug and speeds the heart.',
      ],
      [
        'Halve the fluids and wait a day',
        'The drug would go on, and delay is dangerous in this syndrome.',
      ],
    ],
    note: 'During high doses of propofol for days, acidosis, triglycerides, creatine kinase and the rhythm are watched.',
  },
  {
    id: 'succinylcholine-rigid',
    drugs: ['succinylcholine'],
    to: [],
    rt: 'agents',
    scene:
      'Minutes after succinylcholine for intubation the jaw is stiff. End-tidal carbon dioxide climbs from 38 to 78 mm Hg although ventilation is unchanged.',
    ask: 'Which disorder should be announced to the team?',
    key: [
      'Malignant hyperthermia',
      'A fast rise of carbon dioxide with stiff muscle is its earliest sign. Dantrolene is the treatment.',
    ],
    wrong: [
      ['Air embolism', 'End-tidal carbon dioxide falls suddenly when air blocks the lung vessels.'],
      [
        'Intubation of the esophagus',
        'With a tube in the esophagus carbon dioxide vanishes and does not rise.',
      ],
      ['Anaphylaxis', 'Pressure falls and the airways narrow, without stiff jaw.'],
      ['Intubation of a main bronchus', 'One lung has no breath sounds, and oxygen falls.'],
    ],
  },
  {
    id: 'beta-blocker-asthma-albuterol',
    drugs: ['propranolol'],
    to: [],
    rt: 'agents',
    scene:
      'A patient with asthma has a poor response to albuterol since a new drug for tremor was begun.',
    ask: 'Which drug on the list should the therapist point out to the physician?',
    key: [
      'Propranolol',
      'It blocks beta-2 receptors, so that airways narrow and albuterol cannot act.',
    ],
    wrong: [
      ['Primidone tablets', 'This drug for tremor does not act on the airways.'],
      ['Gabapentin capsules', 'It does not block beta receptors, so albuterol can act.'],
      ['Loratadine', 'It blocks histamine and does no harm in asthma.'],
      ['Omeprazole', 'It lowers acid and may ease cough from reflux.'],
    ],
  },
  {
    id: 'morphine-asthma-histamine',
    drugs: ['fentanyl'],
    to: [],
    rt: 'agents',
    scene: 'An intubated patient with severe asthma needs a strong analgesic.',
    ask: 'Which opioid should be recommended because it releases the least histamine?',
    key: ['Fentanyl', 'It hardly releases histamine, so the airways are not narrowed by it.'],
    wrong: [
      ['Morphine', 'It releases histamine, which can narrow the airways.'],
      ['Meperidine', 'It releases histamine, and its metabolite causes seizures.'],
      ['Codeine', 'It releases histamine and is too weak for severe pain.'],
      ['Naloxone', 'It blocks opioid receptors and so takes pain relief away.'],
    ],
  },
  {
    id: 'levalbuterol-reason',
    drugs: ['levalbuterol'],
    to: [],
    rt: 'aerosol',
    scene:
      'Albuterol relieves the wheeze of a patient but brings a pounding heart that is hard to bear.',
    ask: 'Which change may the therapist suggest?',
    key: [
      'Levalbuterol in place of albuterol',
      'It is the active mirror form, and some people have fewer heart effects with it.',
    ],
    wrong: [
      [
        'Salmeterol in place of albuterol',
        'A long-acting drug is for control and does not relieve attacks.',
      ],
      [
        'Racemic epinephrine in place of albuterol',
        'It stimulates the heart more, which is the complaint here.',
      ],
      ['Terbutaline by injection', 'An injection brings more drug to the heart than a spray.'],
      [
        'Fluticasone for each attack',
        'An inhaled steroid acts over days and does not relieve an attack.',
      ],
    ],
  },
  {
    id: 'theophylline-smoking',
    drugs: ['theophylline'],
    to: [],
    rt: 'agents',
    scene:
      'A patient with COPD on a steady dose of theophylline stopped smoking two weeks ago and now has nausea and a pulse of 124/min.',
    ask: 'What explains this?',
    key: [
      'Theophylline is broken down more slowly',
      'Smoke speeds its breakdown by liver enzymes. After quitting, the level rises.',
    ],
    wrong: [
      ['Theophylline is taken up less from the gut', 'The level would fall and cause no toxicity.'],
      [
        'Nicotine withdrawal by itself',
        'Withdrawal of nicotine slows the pulse and causes irritability and hunger.',
      ],
      [
        'Theophylline leaves faster by the kidneys',
        'It is cleared by the liver, and faster loss would lower the level.',
      ],
      ['A worse cough after quitting', 'Cough does not cause nausea with a fast pulse.'],
    ],
  },
  {
    id: 'oxygen-copd-goal',
    drugs: [],
    to: [],
    rt: 'agents',
    scene:
      'During a COPD exacerbation a patient receives 60% oxygen. The saturation is 99%, and the PaCO₂ has risen from 52 to 71 mm Hg.',
    ask: 'Which change should be recommended first?',
    key: [
      'Titrate oxygen to SpO₂ 88–92%',
      'Too much oxygen worsens ventilation-perfusion matching and raises carbon dioxide in such patients.',
    ],
    wrong: [
      [
        'Stop all oxygen at once',
        'Severe hypoxemia would follow within minutes and is more dangerous.',
      ],
      [
        'Give a sedative to allow some rest',
        'Sedation depresses breathing and raises the carbon dioxide even further.',
      ],
      [
        'Raise oxygen to 100%',
        'Carbon dioxide would climb further, as the saturation is far above goal.',
      ],
      [
        'Give acetazolamide intravenously',
        'It worsens acidosis in an acute rise of carbon dioxide.',
      ],
    ],
    note: 'Oxygen is a drug with a target. In COPD with carbon dioxide retention the goal is a saturation of 88 to 92%.',
  },
  {
    id: 'alpha-blocked-anaphylaxis',
    drugs: ['epinephrine'],
    to: [],
    rt: 'agents',
    scene:
      'Five minutes after an antibiotic a patient has hives, stridor, wheeze and a pressure of 78/40 mm Hg.',
    ask: 'Which drug and route should be recommended first?',
    key: [
      'Epinephrine into the thigh muscle',
      'It reverses swelling, spasm and low pressure within minutes and is given at once.',
    ],
    wrong: [
      ['Albuterol by nebulizer', 'It eases wheeze but not swelling or shock. It is added later.'],
      ['Diphenhydramine by vein, repeated', 'It relieves itching and does not treat shock.'],
      [
        'Methylprednisolone by vein, high dose',
        'It takes hours and does not save the patient now.',
      ],
      ['Epinephrine under the skin', 'Uptake from under the skin is slow in shock.'],
    ],
    note: 'In anaphylaxis epinephrine goes into the outer middle of the thigh and is repeated after 5 to 15 minutes if needed.',
  },
];
