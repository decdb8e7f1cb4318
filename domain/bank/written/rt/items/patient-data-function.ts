import type { WrittenItemSet } from '../../../item/written-item.ts';

export const patientDataFunction = {
  field: 'RT',
  exam: 'TMC',
  area: 'patient-data',
  source: 'Standard pulmonary function, mechanical ventilation and hemodynamic monitoring texts',
  items: [
    {
      id: 'rt-pd-pft-emphysema-pattern',
      topic: 'Pulmonary function testing (spirometry, lung volumes, DLCO)',
      level: 'analysis',
      type: 'single',
      stem: 'A patient who has smoked for 40 years has these results, as percent of predicted: FVC 78%, FEV₁ 42%, TLC 128%, RV 220% and DLCO 45%. The measured FEV₁/FVC is 0.42, and the values hardly change after a bronchodilator. Which disorder best fits this pattern?',
      options: [
        {
          text: 'Persistent asthma',
          why: 'Asthma can cause obstruction and air trapping, but the DLCO is usually normal or high and a bronchodilator response is expected.',
        },
        {
          text: 'Pulmonary emphysema',
          right: true,
          why: 'A low FEV₁/FVC shows obstruction, the high TLC and RV show hyperinflation, and the low DLCO shows lost alveolar surface. Together they fit emphysema.',
        },
        {
          text: 'Pulmonary fibrosis',
          why: 'Fibrosis lowers the DLCO too, but it also lowers TLC and RV, and the FEV₁/FVC is normal or high.',
        },
        {
          text: 'Chest wall restriction',
          why: 'Chest wall disease lowers the TLC with a normal FEV₁/FVC, as in kyphoscoliosis. A TLC of 128% rules it out.',
        },
      ],
      explanation:
        'Read spirometry first for obstruction, then volumes for restriction or hyperinflation, then DLCO for the alveolar surface. Obstruction with a low DLCO points to emphysema. Obstruction with a normal DLCO points to asthma or chronic bronchitis.',
    },
    {
      id: 'rt-pd-pft-bronchodilator-change',
      topic: 'Pulmonary function testing (spirometry, lung volumes, DLCO)',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A patient with wheezing has a predicted FEV₁ of 3.20 L. The best FEV₁ is 1.60 L before and 1.92 L after inhaled albuterol. By what percentage has the FEV₁ changed, taken from its value before the bronchodilator?',
      options: [
        {
          text: '10%',
          why: 'This divides the change of 0.32 L by the predicted 3.20 L. It is the change as a percentage of predicted, which is another way to report it.',
        },
        {
          text: '17%',
          why: 'This divides the change of 0.32 L by the later value of 1.92 L instead of by the starting value.',
        },
        {
          text: '20%',
          right: true,
          why: 'The change is 1.92 – 1.60 = 0.32 L, and 0.32/1.60 is 0.20, or 20%.',
        },
        {
          text: '60%',
          why: 'This is 1.92/3.20, the later FEV₁ as a percentage of predicted, and not a change.',
        },
      ],
      explanation:
        'The percent change is the later value minus the earlier value, divided by the earlier value. State which base was used, since reports may give the change against the starting value or against predicted. The absolute change in liters is reported beside it.',
    },
    {
      id: 'rt-pd-pft-unacceptable-trial',
      topic: 'Pulmonary function testing (spirometry, lung volumes, DLCO)',
      level: 'recall',
      type: 'multiple',
      stem: 'A therapist reviews forced vital capacity trials before reporting the FEV₁ of a patient. Which findings make a trial unacceptable? Select all that apply.',
      options: [
        {
          text: 'Plateau at the end of the blow',
          why: 'A plateau shows that exhalation was complete. It is a mark of a good trial.',
        },
        {
          text: 'Cough in the first second',
          right: true,
          why: 'A cough in the first second disturbs the flow and makes the FEV₁ unreliable.',
        },
        {
          text: 'Sharp early peak of flow',
          why: 'A sharp early peak shows a fast start with full effort. It speaks for the trial.',
        },
        {
          text: 'Slow, hesitant start of the blow',
          right: true,
          why: 'A hesitant start gives a large back-extrapolated volume and a false zero time, so the FEV₁ cannot be trusted.',
        },
        {
          text: 'Exhalation for eight seconds',
          why: 'A long, complete exhalation is what the test asks for. It speaks for the trial.',
        },
      ],
      explanation:
        'A usable trial has a full breath in, a fast start, no cough, leak or early stop, and a full breath out. Reject poor trials before comparing the rest for repeatability. Bad effort can look like disease.',
    },
    {
      id: 'rt-pd-mechanics-dynamic-compliance',
      topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A patient on volume-control ventilation receives a tidal volume of 480 mL with a PEEP of 8 cm H₂O. The peak inspiratory pressure is 40 cm H₂O, and the plateau pressure during an inspiratory hold is 24 cm H₂O. What is the dynamic compliance?',
      options: [
        {
          text: '12 mL/cm H₂O',
          why: 'This is 480/40, the peak pressure with the PEEP not subtracted.',
        },
        {
          text: '15 mL/cm H₂O',
          right: true,
          why: 'Dynamic compliance is tidal volume divided by peak pressure minus PEEP: 480/(40 – 8) = 15 mL/cm H₂O.',
        },
        {
          text: '20 mL/cm H₂O',
          why: 'This is 480/24, which uses the plateau pressure and also leaves out the PEEP.',
        },
        {
          text: '30 mL/cm H₂O',
          why: 'This is 480/(24 – 8), the static compliance. It uses the plateau pressure and so leaves out airway resistance.',
        },
      ],
      explanation:
        'Dynamic compliance uses the peak pressure and includes airway resistance; static compliance uses the plateau pressure and reflects lung and chest wall. PEEP is subtracted in both. A low dynamic value with a good static value points to an airway problem.',
    },
    {
      id: 'rt-pd-mechanics-high-peak-stable-plateau',
      topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
      level: 'analysis',
      type: 'multiple',
      stem: 'During volume-control ventilation with constant flow, the peak inspiratory pressure of a patient rises from 24 to 42 cm H₂O within an hour. The plateau pressure is 18 cm H₂O before and 19 cm H₂O after. Set volume and flow are unchanged. Which problems could explain the change? Select all that apply.',
      options: [
        {
          text: 'Bronchospasm',
          right: true,
          why: 'Narrow airways need more pressure to drive flow, and this extra pressure disappears during the hold. The plateau therefore stays the same.',
        },
        {
          text: 'Pneumothorax',
          why: 'Air in the pleural space stiffens the system and raises peak and plateau pressure together.',
        },
        {
          text: 'Biting the tube',
          right: true,
          why: 'A narrowed tube raises resistance, so the peak pressure rises while the plateau stays the same.',
        },
        {
          text: 'Pulmonary edema',
          why: 'Wet lungs lose compliance, which raises the plateau pressure along with the peak.',
        },
        {
          text: 'Tense abdomen',
          why: 'A tense abdomen stiffens the chest wall, so the plateau pressure would rise together with the peak.',
        },
        {
          text: 'Lobar atelectasis',
          why: 'Loss of a lobe lowers compliance, so the same volume needs a higher plateau pressure.',
        },
      ],
      explanation:
        'The gap between peak and plateau pressure is the pressure spent on resistance. When only the peak rises, look for a problem in the tube or the airways. When both rise, look for stiff lungs or chest wall.',
    },
    {
      id: 'rt-pd-mechanics-auto-peep-measurement',
      topic: 'Ventilatory mechanics, compliance, resistance and auto-PEEP',
      level: 'application',
      type: 'single',
      stem: 'A sedated patient with COPD makes no breathing effort on volume-control ventilation at 22/min with a PEEP of 5 cm H₂O. On the flow-time display, flow has not come back to baseline when the next breath starts. Blood pressure has drifted from 124/70 to 104/60 mm Hg. Which maneuver will show the total pressure left in the lungs between breaths?',
      options: [
        {
          text: 'End-inspiratory hold',
          why: 'It gives the plateau pressure, which is needed for static compliance. It does not separate out the pressure left after exhalation.',
        },
        {
          text: 'Stepwise PEEP increase',
          why: 'It searches for the best PEEP in stiff lungs. In a patient who traps gas it may add to the hyperinflation.',
        },
        {
          text: 'Cuff-leak measurement',
          why: 'It compares volumes with the cuff up and down to judge swelling of the upper airway before extubation.',
        },
        {
          text: 'End-expiratory hold',
          right: true,
          why: 'Closing both valves at the end of exhalation lets airway and alveolar pressure become equal. The reading minus the set PEEP of 5 cm H₂O is the auto-PEEP.',
        },
      ],
      explanation:
        'Flow that does not reach zero before the next breath means that gas is trapped. An end-expiratory hold in a passive patient measures total PEEP. More time to exhale, through a lower rate or a shorter inspiration, reduces it.',
    },
    {
      id: 'rt-pd-hemodynamic-left-failure',
      topic: 'Hemodynamic and ECG monitoring',
      level: 'analysis',
      type: 'single',
      stem: 'A patient with sudden dyspnea and bilateral crackles has a pulmonary artery catheter. The readings are: CVP 11 mm Hg, pulmonary artery pressure 48/27 mm Hg, pulmonary capillary wedge pressure 26 mm Hg, cardiac output 2.8 L/min and blood pressure 92/64 mm Hg. Which problem do these values show?',
      options: [
        {
          text: 'Left ventricular failure',
          right: true,
          why: 'A wedge pressure of 26 mm Hg with a low cardiac output and a low blood pressure means that blood backs up behind a failing left ventricle. The pulmonary artery pressure is raised as a result.',
        },
        {
          text: 'Acute pulmonary embolism',
          why: 'Embolism raises the pulmonary artery pressure in front of the lungs, but the wedge pressure stays normal or low.',
        },
        {
          text: 'Hypovolemic shock',
          why: 'Low volume lowers the CVP and the wedge pressure along with the cardiac output. Here both are raised.',
        },
        {
          text: 'Early septic shock',
          why: 'Early sepsis usually brings a high cardiac output, low vascular resistance and a normal or low wedge pressure.',
        },
      ],
      explanation:
        'The wedge pressure reflects the filling of the left side of the heart. High wedge with low output is left heart failure; low wedge with low output is hypovolemia. A high pulmonary artery pressure with a normal wedge points to the lung vessels.',
    },
    {
      id: 'rt-pd-ecg-irregular-rhythm',
      topic: 'Hemodynamic and ECG monitoring',
      level: 'recall',
      type: 'single',
      stem: 'During a bronchodilator treatment a patient reports palpitations. The ECG monitor shows narrow QRS complexes at about 130/min, intervals between them that vary without any pattern, and an uneven baseline without P waves. Which rhythm is this?',
      options: [
        {
          text: 'Sinus tachycardia',
          why: 'Sinus tachycardia is regular and has a P wave before each QRS complex. It is the usual response to albuterol.',
        },
        {
          text: 'Ventricular tachycardia',
          why: 'Ventricular tachycardia is mostly regular with wide QRS complexes. It would be treated as an emergency.',
        },
        {
          text: 'Atrial fibrillation',
          right: true,
          why: 'Irregular intervals without a pattern, no P waves and an uneven baseline define it. The narrow QRS shows that the ventricles are driven from above.',
        },
        {
          text: 'Second-degree AV block',
          why: 'In this block P waves are seen and some of them are not followed by a QRS complex. The rate is usually slow.',
        },
      ],
      explanation:
        'Check rate, regularity, P waves and QRS width in that order. No P waves and no pattern to the intervals is atrial fibrillation. Stop the treatment and report a new rhythm with symptoms.',
    },
    {
      id: 'rt-pd-hemodynamic-pulmonary-resistance',
      topic: 'Hemodynamic and ECG monitoring',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'Right heart catheterization of a patient with unexplained dyspnea shows a mean pulmonary artery pressure of 38 mm Hg, a pulmonary capillary wedge pressure of 14 mm Hg, a mean right atrial pressure of 8 mm Hg and a cardiac output of 4.0 L/min. What is the pulmonary vascular resistance in mm Hg/L/min (Wood units)?',
      options: [
        {
          text: '6.0',
          right: true,
          why: 'The driving pressure is 38 – 14 = 24 mm Hg, and 24 divided by 4.0 L/min is 6.0.',
        },
        {
          text: '7.5',
          why: 'This subtracts the right atrial pressure of 8 mm Hg. The outflow pressure of the lung vessels is the wedge pressure.',
        },
        { text: '9.5', why: 'This divides 38 by 4.0 without subtracting any outflow pressure.' },
        {
          text: '13.0',
          why: 'This adds the wedge pressure to the mean pulmonary artery pressure (52/4.0) instead of subtracting it.',
        },
      ],
      explanation:
        'Resistance is the pressure drop across a bed divided by the flow through it. For the lungs that is mean pulmonary artery pressure minus wedge pressure, divided by cardiac output. Multiplying Wood units by 80 gives dyne-second units.',
    },
    {
      id: 'rt-pd-sleep-apnea-hypopnea-index',
      topic: 'Sleep studies and 6-minute walk test',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'During overnight polysomnography a patient spends 7.5 hours in bed and sleeps for 6.0 hours. The scored record shows 84 obstructive apneas and 66 hypopneas. What is the apnea-hypopnea index?',
      options: [
        { text: '11 events/h', why: 'This counts the 66 hypopneas alone over 6.0 hours of sleep.' },
        { text: '14 events/h', why: 'This counts the 84 apneas alone over 6.0 hours of sleep.' },
        {
          text: '20 events/h',
          why: 'This divides all 150 events by the 7.5 hours in bed instead of by the time asleep.',
        },
        {
          text: '25 events/h',
          right: true,
          why: 'Apneas and hypopneas together are 150 events, and 150 divided by 6.0 hours of sleep is 25 events/h.',
        },
      ],
      explanation:
        'The apnea-hypopnea index is apneas plus hypopneas for each hour of sleep. Time in bed is the wrong base in a laboratory study because it dilutes the index. In adults 15 to under 30 events/h is graded as moderate.',
    },
    {
      id: 'rt-pd-walk-test-stop-signs',
      topic: 'Sleep studies and 6-minute walk test',
      level: 'recall',
      type: 'multiple',
      stem: 'A patient with COPD is at minute three of a six-minute walk test. Which of these would require the therapist to stop the test at once? Select all that apply.',
      options: [
        {
          text: 'New chest pain',
          right: true,
          why: 'Chest pain may mean that the heart lacks oxygen. The test ends and the patient is assessed.',
        },
        {
          text: 'Staggering gait',
          right: true,
          why: 'Staggering warns of a fall or of poor blood flow to the brain, so the patient must stop and sit.',
        },
        {
          text: 'Slowing of pace',
          why: 'The patient sets the pace and may slow down. The distance at six minutes shows the effect.',
        },
        {
          text: 'Ashen appearance',
          right: true,
          why: 'A pale or ashen look suggests failing circulation or oxygenation and ends the test.',
        },
        {
          text: 'Short rest at wall',
          why: 'Resting is allowed while the clock runs on. The patient may start again when able.',
        },
        {
          text: 'Severe leg cramp',
          right: true,
          why: 'Cramp that will not ease may cause a fall or point to poor blood flow in the leg. The test is ended.',
        },
      ],
      explanation:
        'The six-minute walk is self-paced, and slowing or resting is part of it. Chest pain, intolerable dyspnea, severe leg cramp, staggering, heavy sweating or an ashen look end it. Oxygen and help must be at hand.',
    },
  ],
} satisfies WrittenItemSet;
