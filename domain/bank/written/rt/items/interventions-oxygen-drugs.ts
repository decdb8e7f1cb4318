import type { WrittenItemSet } from '../../../item/written-item.ts';

export const interventionsOxygenDrugs = {
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  source:
    'Standard respiratory care fundamentals, medical gas therapy and respiratory pharmacology texts',
  items: [
    {
      id: 'rt-in-entrainment-total-flow',
      topic: 'Oxygen and heated high-flow therapy',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A patient receives 60% oxygen from a large-volume air-entrainment nebulizer with the oxygen flowmeter at 12 L/min. The mist at the mask disappears during each inspiration. About what total flow is the nebulizer delivering?',
      options: [
        {
          text: '12 L/min',
          why: 'This is the oxygen flow alone, with the entrained room air left out.',
        },
        {
          text: '20 L/min',
          why: 'This divides 12 L/min by 0.60 and forgets that room air also brings oxygen.',
        },
        {
          text: '24 L/min',
          right: true,
          why: 'The air to oxygen ratio at 60% is (100 – 60)/(60 – 21), about 1 to 1. Twelve L/min of oxygen with about 12 L/min of air gives 24 L/min.',
        },
        {
          text: '36 L/min',
          why: 'This uses an air to oxygen ratio of 2 to 1. That ratio belongs to about 47% oxygen.',
        },
      ],
      explanation:
        'Total flow is oxygen flow times the sum of the air and oxygen parts. Mist that vanishes on inspiration means that inspiratory flow exceeds 24 L/min and the patient breathes extra room air. Add a second unit or change to a high-flow system.',
    },
    {
      id: 'rt-in-blended-oxygen-fraction',
      topic: 'Oxygen and heated high-flow therapy',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'No blender is at hand, so a high-flow nasal system for a patient is fed from two flowmeters: oxygen at 6 L/min and air at 24 L/min. Which FIO₂ does the system deliver?',
      options: [
        {
          text: '0.20',
          why: 'This is 6/30. It counts the added oxygen and leaves out the oxygen contained in air.',
        },
        {
          text: '0.37',
          right: true,
          why: 'Oxygen is 6 × 1.0 + 24 × 0.21 = 11.0 L/min in a total of 30 L/min, which is 0.37.',
        },
        {
          text: '0.61',
          why: 'This is the plain mean of 1.0 and 0.21. It would be right if both flows were equal.',
        },
        {
          text: '0.84',
          why: 'This has the two flows exchanged: 24 L/min of oxygen and 6 L/min of air.',
        },
      ],
      explanation:
        'The FIO₂ of a mixture is all the oxygen divided by all the gas, and air counts with 0.21. Confirm the result with an oxygen analyzer before the patient breathes from the system.',
    },
    {
      id: 'rt-in-high-flow-cannula-increase',
      topic: 'Oxygen and heated high-flow therapy',
      level: 'application',
      type: 'single',
      stem: 'A patient with pneumonia uses a heated high-flow nasal cannula at 25 L/min and an FIO₂ of 0.60. The patient is alert and comfortable with the prongs but breathes 30/min with strong inspiratory efforts. The SpO₂ is 90%, and the PaCO₂ is 34 mm Hg. Which change should the therapist recommend first?',
      options: [
        {
          text: 'Cool the gas to 31 °C',
          why: 'A lower temperature is a comfort measure for patients who feel too warm. It does not change support and dries the airway more.',
        },
        {
          text: 'Sedate for slower breaths',
          why: 'The fast breathing answers hypoxemia and work. Sedation would hide failure; it has a place when a patient cannot bear the prongs and is closely watched.',
        },
        {
          text: 'Use a low-flow cannula',
          why: 'A low-flow cannula supplies far less gas, and more room air would dilute it, so the SpO₂ would fall. It fits a modest oxygen need.',
        },
        {
          text: 'Raise the flow to 45 L/min',
          right: true,
          why: 'The efforts exceed 25 L/min, so room air dilutes the gas. More flow meets the demand, flushes dead space and adds a little positive pressure.',
        },
      ],
      explanation:
        'High-flow therapy works when the flow meets or exceeds what the patient inhales. When effort is high and the flow low, raise the flow early and reassess within minutes. Lack of response is a reason to move to stronger support without delay.',
    },
    {
      id: 'rt-in-copd-excess-oxygen',
      topic: 'Oxygen and heated high-flow therapy',
      level: 'application',
      type: 'single',
      stem: 'A patient with severe COPD arrives by ambulance on a nonrebreathing mask and is drowsy. The SpO₂ is 99%, and the arterial blood gas shows pH 7.25, PaCO₂ 80 mm Hg, PaO₂ 190 mm Hg and HCO₃ 34 mEq/L. Which oxygen therapy should the therapist recommend while noninvasive ventilation is being set up?',
      options: [
        {
          text: 'Air-entrainment mask at 28%',
          right: true,
          why: 'It gives a low, fixed oxygen fraction that can be adjusted to an SpO₂ of 88 to 92%. Too much oxygen has helped to raise the PaCO₂.',
        },
        {
          text: 'Room air without oxygen',
          why: 'Stopping oxygen suddenly with a PaCO₂ of 80 mm Hg can cause dangerous hypoxemia. It fits a patient who holds an SpO₂ of 88% or more without oxygen.',
        },
        {
          text: 'Nonrebreathing mask at 15 L/min',
          why: 'This keeps a PaO₂ of 190 mm Hg, which the patient does not need and which adds to CO₂ retention. It fits carbon monoxide poisoning or profound hypoxemia.',
        },
        {
          text: 'Simple mask at 10 L/min',
          why: 'Its oxygen fraction is high and changes with the breathing pattern. It fits short use without risk of CO₂ retention.',
        },
      ],
      explanation:
        'In patients with chronic CO₂ retention oxygen is aimed at an SpO₂ of 88 to 92%. Excess oxygen worsens ventilation-perfusion matching and raises the PaCO₂. Lower it in a controlled way and treat the ventilatory failure.',
    },
    {
      id: 'rt-in-heliox-actual-flow',
      topic: 'Aerosolized drugs and specialty gases (heliox, nitric oxide)',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A patient with upper airway obstruction breathes a mixture of 70% helium and 30% oxygen from a nonrebreathing mask. The gas runs through an oxygen flowmeter that reads 10 L/min. About what flow does the patient receive?',
      options: [
        {
          text: '6 L/min',
          why: 'This divides 10 by the factor of 1.6. The lighter gas flows faster than the scale shows, so the factor multiplies the reading.',
        },
        {
          text: '10 L/min',
          why: 'This is the reading without correction. It would be right for oxygen or on a flowmeter made for helium mixtures.',
        },
        {
          text: '16 L/min',
          right: true,
          why: 'For the 70 to 30 mixture the oxygen flowmeter reading is multiplied by 1.6: 10 × 1.6 = 16 L/min.',
        },
        {
          text: '18 L/min',
          why: 'This uses the factor of 1.8, which belongs to the mixture of 80% helium and 20% oxygen.',
        },
      ],
      explanation:
        'Helium mixtures are less dense, so an oxygen flowmeter reads too low. Multiply by 1.8 for 80% helium and by 1.6 for 70% helium. Heliox lowers the work of breathing through a narrow airway while the cause is treated.',
    },
    {
      id: 'rt-in-nitric-oxide-rebound',
      topic: 'Aerosolized drugs and specialty gases (heliox, nitric oxide)',
      level: 'analysis',
      type: 'single',
      stem: 'A newborn with pulmonary hypertension has been stable on inhaled nitric oxide at 20 ppm and an FIO₂ of 0.50. The nitric oxide is now turned off in one step from this dose. Ten minutes later the SpO₂ has dropped from 95 to 76%. Breath sounds are equal, the radiograph is unchanged, and the last methemoglobin was 1.2%. What should the therapist recommend?',
      options: [
        {
          text: 'Give methylene blue intravenously',
          why: 'Methylene blue treats marked methemoglobinemia. A level of 1.2% is not harmful.',
        },
        {
          text: 'Give a dose of surfactant',
          why: 'Surfactant treats stiff, surfactant-poor lungs. The film is unchanged and the fall followed the stop of the drug.',
        },
        {
          text: 'Restart it, then wean gradually',
          right: true,
          why: 'Sudden withdrawal lets pulmonary artery pressure rebound and blood shunt from right to left. Resuming the drug and lowering it slowly reverses this.',
        },
        {
          text: 'Double the ventilator rate',
          why: 'Lower CO₂ may relax lung vessels a little, but it risks overventilation and leaves the cause. Equal breath sounds give no sign of poor ventilation.',
        },
      ],
      explanation:
        'Inhaled nitric oxide suppresses the natural production of the molecule, so stopping it suddenly can cause rebound pulmonary hypertension. Wean to a very low dose before turning it off. Monitor methemoglobin and nitrogen dioxide throughout.',
    },
    {
      id: 'rt-in-inhaler-through-exchanger',
      topic: 'Aerosolized drugs and specialty gases (heliox, nitric oxide)',
      level: 'application',
      type: 'single',
      stem: 'An intubated patient with wheezing gets albuterol by metered-dose inhaler from an adapter in the inspiratory limb. The heat and moisture exchanger (HME) stays between the Y-piece and the tube. Wheezing and peak pressure are unchanged after two treatments. What should the therapist change first?',
      options: [
        {
          text: 'Take the HME out each time',
          right: true,
          why: 'The filter material of the exchanger lies between the adapter and the patient and catches the aerosol. Without it the drug can reach the lungs.',
        },
        {
          text: 'Fire the inhaler in exhalation',
          why: 'Drug released in exhalation is carried off through the expiratory limb. Firing should match the start of inspiration.',
        },
        {
          text: 'Fire the puffs in one burst',
          why: 'Rapid puffs without a pause give uneven doses. Single puffs some seconds apart, each with a breath, are better.',
        },
        {
          text: 'Shorten the inspiratory time',
          why: 'A shorter, faster inspiration makes more drug strike the tubing. A longer inspiratory time helps delivery.',
        },
      ],
      explanation:
        'In a ventilated patient the aerosol has to pass circuit and tube. An exchanger between adapter and patient takes the drug away before it arrives. Bypass or remove it for the treatment, and put it back afterward.',
    },
    {
      id: 'rt-in-asthma-add-corticosteroid',
      topic: 'Recommending changes to the care plan and pharmacologic agents',
      level: 'application',
      type: 'single',
      stem: 'A patient with acute asthma has had three treatments with albuterol and ipratropium in the first hour and no other drug. Peak flow has gone from 38 to 44% of predicted, and wheezing persists on both sides. Which drug should the therapist recommend next?',
      options: [
        {
          text: 'Inhaled cromolyn sodium',
          why: 'Cromolyn prevents mediator release before an exposure. It fits prevention and does nothing in an attack that is under way.',
        },
        {
          text: 'Inhaled salmeterol',
          why: 'Salmeterol is a slow-onset, long-acting drug for maintenance together with an inhaled steroid. It is not for an acute attack.',
        },
        {
          text: 'Nebulized acetylcysteine',
          why: 'Acetylcysteine may cause bronchospasm, which makes it risky here. It fits thick mucus in a patient pretreated with a bronchodilator.',
        },
        {
          text: 'Systemic corticosteroid',
          right: true,
          why: 'A poor response to repeated bronchodilators means that inflammation and swelling drive the attack. A systemic steroid takes hours to act, so it is given early.',
        },
      ],
      explanation:
        'Bronchodilators relax muscle, while corticosteroids treat the inflammation behind the attack. A patient who does not respond promptly to repeated bronchodilators needs a systemic steroid. Because its effect takes hours, delay is costly.',
    },
    {
      id: 'rt-in-opioid-reversal',
      topic: 'Recommending changes to the care plan and pharmacologic agents',
      level: 'application',
      type: 'single',
      stem: 'A patient on intravenous morphine after surgery can hardly be roused. The respiratory rate is 6/min, the pupils are pinpoint, and the blood gas shows pH 7.22, PaCO₂ 68 mm Hg and HCO₃ 27 mEq/L. Bag-mask ventilation with oxygen is under way. Which drug should the therapist recommend?',
      options: [
        {
          text: 'Flumazenil',
          why: 'Flumazenil reverses benzodiazepines. It has no effect on morphine and may set off seizures.',
        },
        {
          text: 'Naloxone',
          right: true,
          why: 'A low rate, pinpoint pupils and unresponsiveness after morphine are opioid toxicity. Naloxone displaces morphine from its receptors and restores the drive to breathe.',
        },
        {
          text: 'Neostigmine',
          why: 'Neostigmine reverses nondepolarizing neuromuscular blockers. Weak muscles are not the problem here.',
        },
        {
          text: 'Sugammadex',
          why: 'Sugammadex binds rocuronium and vecuronium. It fits paralysis left after anesthesia.',
        },
      ],
      explanation:
        'Support ventilation first and reverse the cause second. Naloxone may wear off before the opioid, so the patient must be watched for renewed sedation. Match each reversal agent to its drug.',
    },
    {
      id: 'rt-in-reduce-bronchodilator-frequency',
      topic: 'Recommending changes to the care plan and pharmacologic agents',
      level: 'application',
      type: 'single',
      stem: 'A patient admitted four days ago with an exacerbation of COPD gets nebulized albuterol every four hours around the clock. Breath sounds are now clear, sputum is scanty, and the SpO₂ is 93% on room air. After treatments the heart rate is 118/min and the hands tremble. What should the therapist recommend?',
      options: [
        {
          text: 'Add acetylcysteine to each dose',
          why: 'Scanty sputum needs no mucolytic, and the drug can provoke bronchospasm. It fits thick secretions that are hard to clear.',
        },
        {
          text: 'Give albuterol when needed',
          right: true,
          why: 'The obstruction has eased, and tachycardia and tremor are side effects of the frequent dosing. Treatment on need with reassessment is enough.',
        },
        {
          text: 'Go to continuous albuterol',
          why: 'Continuous treatment is for severe, unrelieved obstruction. It would make the tachycardia and tremor worse.',
        },
        {
          text: 'Keep the present schedule',
          why: 'Treatments without a remaining need bring side effects and no benefit. The schedule fitted the first days.',
        },
      ],
      explanation:
        'Review each therapy against its goal. When the goal has been met or side effects appear, step the treatment down and keep assessing. A care plan that is not adjusted wastes effort and can do harm.',
    },
    {
      id: 'rt-in-comfort-with-do-not-intubate',
      topic: 'Recommending changes to the care plan and pharmacologic agents',
      level: 'analysis',
      type: 'single',
      stem: 'A patient with end-stage pulmonary fibrosis has a signed do-not-intubate order, is alert, and has severe dyspnea although the SpO₂ is 93% on high-flow oxygen. The lungs do not wheeze. Relatives beg the team to place a tube, and the patient says again: "No tube, but please help me breathe easier." What should the therapist recommend?',
      options: [
        {
          text: 'Intubation as the family asks',
          why: 'A capable patient has refused it in writing and again in words, and relatives cannot override that. It would be right if the patient changed the decision.',
        },
        {
          text: 'Hourly albuterol treatments',
          why: 'There is no wheezing, and fibrosis is not relieved by a bronchodilator. It would help reversible airway obstruction.',
        },
        {
          text: 'Low-dose opioid treatment',
          right: true,
          why: 'Small doses of an opioid ease breathlessness that persists in spite of oxygen, and they respect what the patient has decided.',
        },
        {
          text: 'Withdrawal of the oxygen',
          why: 'Refusing a tube is not refusing other care, and oxygen still eases this patient. It could be stopped if the patient found it a burden.',
        },
      ],
      explanation:
        'An order not to intubate limits one treatment and not care. A capable patient decides, and the team turns to relief of symptoms. Low-dose opioids, positioning, a fan and support for the family all belong to the plan.',
    },
  ],
} satisfies WrittenItemSet;
