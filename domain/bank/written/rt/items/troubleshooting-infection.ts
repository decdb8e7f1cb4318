import type { WrittenItemSet } from '../../../item/written-item.ts';

export const troubleshootingInfection = {
  field: 'RT',
  exam: 'TMC',
  area: 'troubleshooting-qc-infection',
  source:
    'CDC isolation and disinfection guidelines; standard respiratory care and laboratory quality control texts',
  items: [
    {
      id: 'rt-tq-tuberculosis-sputum-induction',
      topic: 'Standard and transmission-based precautions',
      level: 'application',
      type: 'multiple',
      stem: 'A patient with a long-standing cough, night sweats and a cavity in the right upper lobe is to have sputum induced for suspected pulmonary tuberculosis. Which precautions belong to this procedure? Select all that apply.',
      options: [
        {
          text: 'Negative-pressure room',
          right: true,
          why: 'Airborne germs must not flow to the corridor. Air is drawn in and exhausted or filtered.',
        },
        {
          text: 'Fit-tested N95 respirator',
          right: true,
          why: 'Tuberculosis travels on particles small enough to pass a surgical mask. A fitted respirator protects the therapist.',
        },
        {
          text: 'Surgical mask for the therapist',
          why: 'A surgical mask stops large droplets, as in influenza or pertussis. It does not filter airborne particles well enough.',
        },
        {
          text: 'Closed door to the corridor',
          right: true,
          why: 'The pressure difference holds only while the door is shut.',
        },
        {
          text: 'Room built for transplant care',
          why: 'Such a protective room has positive pressure and would push germs into the corridor. It shields patients with very weak defenses.',
        },
      ],
      explanation:
        'Tuberculosis, measles and chickenpox need airborne precautions: a negative-pressure room with a closed door and a fitted respirator. Cough-inducing procedures raise the risk. Droplet diseases need a surgical mask at close range.',
    },
    {
      id: 'rt-tq-laryngoscope-blade-disinfection',
      topic: 'Disinfection and sterilization',
      level: 'recall',
      type: 'single',
      stem: 'A reusable laryngoscope blade has touched the mucous membranes of a patient and has been cleaned with an enzymatic detergent. By the Spaulding classification, which is the minimum processing it still needs before the next patient?',
      options: [
        {
          text: 'Low-level disinfection',
          why: 'This is enough for noncritical items that touch intact skin, such as a stethoscope or an oximeter probe.',
        },
        {
          text: 'Intermediate-level disinfection',
          why: 'It kills vegetative bacteria and mycobacteria and suits noncritical surfaces soiled with blood. It is less than items on mucous membranes need.',
        },
        {
          text: 'High-level disinfection',
          right: true,
          why: 'Items that touch mucous membranes are semicritical. They need at least a process that kills all organisms except large numbers of spores.',
        },
        {
          text: 'Rinsing with sterile water',
          why: 'Rinsing removes detergent but kills nothing. It belongs to the steps after cleaning or disinfection.',
        },
      ],
      explanation:
        'Critical items enter sterile tissue and are sterilized. Semicritical items touch mucous membranes and need at least high-level disinfection. Noncritical items touch intact skin and need low-level disinfection.',
    },
    {
      id: 'rt-tq-ventilator-pneumonia-bundle',
      topic: 'Ventilator-associated event prevention protocols',
      level: 'recall',
      type: 'multiple',
      stem: 'A therapist helps to write a protocol that should lower the rate of ventilator-associated pneumonia in intubated adult patients. Which measures should it contain? Select all that apply.',
      options: [
        {
          text: 'Circuit change once a day',
          why: 'Routine changes open the circuit and do not lower the rate. Circuits are changed when soiled or faulty.',
        },
        {
          text: 'Head of the bed at 30 to 45°',
          right: true,
          why: 'A raised head reduces reflux and aspiration of stomach contents.',
        },
        {
          text: 'Daily spontaneous breathing trial',
          right: true,
          why: 'Testing readiness each day, with lighter sedation, shortens the time on the ventilator and so the exposure.',
        },
        {
          text: 'Saline before each suctioning',
          why: 'Routine saline does not help and may wash germs from the tube into the lungs. It should be avoided as a routine.',
        },
        {
          text: 'Regular brushing of the teeth',
          right: true,
          why: 'Tooth brushing lowers the load of germs in the mouth that could be aspirated.',
        },
        {
          text: 'Lightest sedation that works',
          why: 'Less sedation brings earlier breathing trials and fewer days on the ventilator.',
          right: true,
        },
      ],
      explanation:
        'Prevention rests on less time on the ventilator and less aspiration: light sedation with daily trials, a raised head, and oral care. Circuits are changed for soiling or failure and not by the calendar.',
    },
    {
      id: 'rt-tq-analyzer-control-trend',
      topic: 'Quality control of blood gas, gas and PFT analyzers',
      level: 'analysis',
      type: 'single',
      stem: 'On a blood gas analyzer the PCO₂ control has risen a little with each of the last seven runs and now lies more than 2 SD above its mean. The pH and PO₂ controls scatter evenly around their means. Patient samples are waiting. What should the therapist do?',
      options: [
        {
          text: 'Subtract the error from each result',
          why: 'The drift goes on, so today a correction would fit and tomorrow it would not. Results are reported when the analyzer is in control.',
        },
        {
          text: 'Widen the control limits to three SD',
          why: 'Wider limits hide the fault. Limits are reset when a new lot of control material is established.',
        },
        {
          text: 'Repeat the control until one run passes',
          why: 'A lucky pass does not cure a steady drift. Repeating once fits a single stray value.',
        },
        {
          text: 'Service the electrode, then retest it',
          right: true,
          why: 'Steady movement in one direction in a single channel is a trend, as with an aging membrane or electrolyte. It must be corrected and verified before patient samples are run.',
        },
      ],
      explanation:
        'A trend is a steady move in one direction and means slow deterioration; a shift is a sudden jump; a single outlier is usually random error. Stop reporting the channel that is out of control. Correct the cause, calibrate and rerun the controls.',
    },
  ],
} satisfies WrittenItemSet;
