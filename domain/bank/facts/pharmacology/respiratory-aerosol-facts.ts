import type { Fact } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** Which aerosol, gas or first drug suits a patient in respiratory care. */
export const respiratoryAerosolFacts: readonly Fact<Phrase>[] = [
  {
    id: 'copd-exacerbation-add',
    drugs: ['ipratropium'],
    to: [],
    rt: 'aerosol',
    scene:
      'A patient with a COPD exacerbation still wheezes after two albuterol treatments and has a pulse of 128/min.',
    ask: 'Which drug should the respiratory therapist recommend adding to the nebulizer?',
    key: [
      'Ipratropium',
      'It blocks vagal tone, adds to the effect of albuterol in COPD and hardly speeds the heart.',
    ],
    wrong: [
      [
        'Salmeterol',
        'It acts slowly over 12 hours and stimulates the same receptors as albuterol. It is not for relief.',
      ],
      [
        'Fluticasone',
        'Inhaled fluticasone works over days to weeks. Systemic steroids are used in an exacerbation.',
      ],
      ['Acetylcysteine', 'It can provoke bronchospasm and is not a bronchodilator.'],
      [
        'Cromolyn sodium',
        'It prevents allergic attacks and does nothing once the airway is narrow.',
      ],
      [
        'Racemic epinephrine',
        'It shrinks swollen upper airway mucosa and would speed the heart further.',
      ],
    ],
  },
  {
    id: 'croup-stridor',
    drugs: ['racemic epinephrine'],
    to: [],
    rt: 'aerosol',
    scene:
      'A 2-year-old with a barking cough has stridor at rest and retractions. Dexamethasone was given five minutes ago.',
    ask: 'Which aerosol should the therapist recommend now?',
    key: [
      'Racemic epinephrine',
      'Its alpha effect shrinks the swollen mucosa below the glottis within minutes. The child is then watched for return of stridor.',
    ],
    wrong: [
      [
        'Albuterol',
        'It relaxes smooth muscle of the bronchi. The narrowing here is swelling of the upper airway.',
      ],
      [
        'Hypertonic saline',
        'It loosens mucus and can provoke cough and spasm. It does not reduce swelling.',
      ],
      [
        'Budesonide with albuterol',
        'The steroid has been given already, and albuterol does not act on the upper airway.',
      ],
      ['Dornase alfa', 'It cuts DNA in purulent sputum, as in cystic fibrosis.'],
      [
        'Cool mist by blow-by',
        'Mist has not been shown to relieve croup and delays the drug that does.',
      ],
    ],
  },
  {
    id: 'cystic-fibrosis-dnase',
    drugs: ['dornase alfa'],
    to: [],
    rt: 'aerosol',
    scene:
      'A teenager with cystic fibrosis brings up thick green sputum each day in spite of chest physiotherapy and albuterol.',
    ask: 'Which drug would thin the sputum by cutting the DNA of dead white cells?',
    key: [
      'Dornase alfa',
      'It splits extracellular DNA, which makes the sputum of cystic fibrosis so thick.',
    ],
    wrong: [
      ['Acetylcysteine', 'It breaks disulfide bonds of mucoproteins, not DNA.'],
      ['Hypertonic saline', 'It draws water onto the airway surface. It does not act on DNA.'],
      ['Inhaled tobramycin', 'It kills Pseudomonas but does not thin the sputum.'],
      ['Ipratropium', 'It relaxes the airways and may dry secretions.'],
      ['Guaifenesin syrup', 'This expectorant is swallowed and does not split DNA.'],
    ],
  },
  {
    id: 'acetylcysteine-pretreat',
    drugs: ['acetylcysteine', 'albuterol'],
    to: [],
    rt: 'aerosol',
    scene:
      'Nebulized 20% acetylcysteine is ordered for mucus plugs in a patient with asthma, who wheezed after the last dose.',
    ask: 'What should the therapist recommend with the next dose?',
    key: [
      'Albuterol before the acetylcysteine',
      'Acetylcysteine irritates the airway. A bronchodilator beforehand or with it prevents the spasm.',
    ],
    wrong: [
      [
        'Saline after the acetylcysteine',
        'Rinsing afterward does not prevent spasm during the treatment.',
      ],
      ['Budesonide in the same cup', 'It works too slowly to prevent spasm from the aerosol.'],
      [
        'A larger dose of the same acetylcysteine',
        'A larger dose irritates the airway more and brings worse spasm.',
      ],
      ['Oxygen in place of air as driving gas', 'The driving gas does not change the irritation.'],
    ],
  },
  {
    id: 'heliox-post-extubation',
    drugs: [],
    to: [],
    rt: 'aerosol',
    scene:
      'An hour after extubation a patient has stridor and labored breathing, with a saturation of 96% on 30% oxygen. Racemic epinephrine has helped a little.',
    ask: 'Which gas should be recommended to lower the work of breathing?',
    key: [
      'Helium with oxygen, 70:30',
      'The light gas keeps flow laminar past the narrow place, so less pressure is needed. The low oxygen need allows 70% helium.',
    ],
    wrong: [
      [
        'Pure oxygen by mask',
        'It raises oxygen, which is adequate, and leaves the resistance as it is.',
      ],
      [
        'Nitric oxide with oxygen, 20 ppm',
        'It widens pulmonary vessels and does not change turbulent flow.',
      ],
      [
        'Oxygen with carbon dioxide, 95:5',
        'Added carbon dioxide makes the patient breathe harder.',
      ],
      ['Compressed air by mask', 'Nitrogen is dense, so the resistance stays high.'],
    ],
    note: 'Heliox lowers density and so turbulent resistance. It buys time until swelling settles, and needs an oxygen requirement of about 40% or less.',
  },
  {
    id: 'newborn-pulmonary-hypertension',
    drugs: ['inhaled nitric oxide'],
    to: [],
    rt: 'aerosol',
    scene:
      'A term newborn on the ventilator has a saturation of 78% in the foot and 91% in the right hand. The lungs are clear, and the oxygenation index is 28.',
    ask: 'Which drug should be recommended?',
    key: [
      'Inhaled nitric oxide',
      'It widens vessels of ventilated lung and lowers the right-to-left shunt of persistent pulmonary hypertension.',
    ],
    wrong: [
      [
        'Poractant alfa',
        'Surfactant treats deficiency, with hazy lungs in preterm infants. These lungs are clear.',
      ],
      [
        'Nebulized racemic epinephrine',
        'It constricts vessels of the upper airway mucosa and has no place here.',
      ],
      ['Caffeine citrate', 'It treats apnea of prematurity in breathing infants.'],
      ['Nitroprusside infusion', 'It lowers systemic pressure and makes the shunt worse.'],
      ['Albuterol aerosol', 'Albuterol treats bronchospasm, and there is none in this patient.'],
    ],
  },
  {
    id: 'preterm-surfactant',
    drugs: ['poractant'],
    to: [],
    rt: 'aerosol',
    scene:
      'A newborn of 27 weeks needs 55% oxygen on CPAP two hours after birth. The film shows ground-glass lungs with air bronchograms.',
    ask: 'Which treatment should the therapist recommend?',
    key: [
      'Surfactant into the trachea',
      'Preterm lungs lack surfactant. Rising oxygen need on CPAP with ground-glass lungs calls for replacement.',
    ],
    wrong: [
      [
        'Nitric oxide by the ventilator',
        'It is for pulmonary hypertension of near-term infants, not for lack of surfactant.',
      ],
      ['Albuterol by nebulizer', 'The alveoli collapse; the airways are not in spasm.'],
      [
        'Budesonide by nebulizer',
        'Inhaled steroid calms inflammation and does not open collapsed alveoli.',
      ],
      ['Racemic epinephrine by nebulizer', 'There is no swelling of the upper airway.'],
    ],
  },
  {
    id: 'surfactant-after-dose',
    drugs: ['beractant'],
    to: [],
    rt: 'agents',
    scene:
      'Ten minutes after beractant the tidal volume of a preterm infant on pressure control has risen from 5 to 9 mL/kg, and the saturation is 99%.',
    ask: 'What should the therapist recommend?',
    key: [
      'Lower inspiratory pressure and oxygen',
      'Compliance has risen, so the same pressure now overstretches the lung, and the oxygen is too high for a preterm infant.',
    ],
    wrong: [
      [
        'Give a second dose of the surfactant',
        'The infant has answered well. Further doses are for a renewed need of oxygen.',
      ],
      ['Suction the airway deeply at once', 'Suction soon after the dose removes the surfactant.'],
      [
        'Raise the rate and leave the pressure',
        'The volume per breath is too large already. More breaths add injury.',
      ],
      [
        'Change to a higher PEEP with the same pressure',
        'Volume is high and oxygen is ample, so more pressure is not needed.',
      ],
    ],
  },
  {
    id: 'status-magnesium',
    drugs: ['magnesium sulfate'],
    to: [],
    rt: 'agents',
    scene:
      'After an hour of albuterol, ipratropium and IV methylprednisolone, a patient with severe asthma still has a peak flow of 32% of best.',
    ask: 'Which further drug should be recommended?',
    key: [
      'IV magnesium sulfate',
      'It relaxes bronchial muscle and lowers admissions in severe attacks that do not answer to the first treatment.',
    ],
    wrong: [
      [
        'Montelukast tablet today',
        'It is for long-term control and does not help a severe attack.',
      ],
      ['Inhaled salmeterol', 'A slow long-acting agonist adds nothing to continuous albuterol.'],
      ['IV propranolol', 'A beta blocker narrows the airways and can make asthma fatal.'],
      ['Nebulized cromolyn sodium', 'It prevents attacks and does not treat them.'],
      ['IV morphine', 'It releases histamine and depresses breathing, which harms in asthma.'],
    ],
    note: 'A single dose of 2 g over 20 minutes is usual in adults. Blood pressure is watched.',
  },
  {
    id: 'asthma-intubation-ketamine',
    drugs: ['ketamine'],
    to: [],
    rt: 'agents',
    scene: 'A patient with status asthmaticus tires, with a rising PaCO₂, and must be intubated.',
    ask: 'Which induction drug should be recommended because it also opens the airways?',
    key: ['Ketamine', 'It keeps sympathetic tone and relaxes bronchial muscle.'],
    wrong: [
      ['Etomidate', 'It is steady for the circulation but does not relax the airways.'],
      ['Midazolam', 'It sedates without any effect on the bronchi.'],
      ['Morphine', 'It releases histamine, which can worsen the spasm.'],
      ['Dexmedetomidine', 'It is for light sedation and does not bring on rapid anesthesia.'],
      ['Methohexital', 'This barbiturate can release histamine and provoke spasm.'],
    ],
  },
];
