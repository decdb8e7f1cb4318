/** The least processing that the Spaulding classes allow before the next use. */
export type Processing = 'sterilize' | 'high' | 'low' | 'discard';

export const processings: Readonly<
  Record<Processing, { readonly text: string; readonly why: string }>
> = {
  sterilize: {
    text: 'Sterilization of the item',
    why: 'Critical items that enter sterile tissue or vessels must be free of spores, too.',
  },
  high: {
    text: 'High-level disinfection',
    why: 'Semicritical items that touch mucous membranes need high-level disinfection after cleaning.',
  },
  low: {
    text: 'Low-level disinfection',
    why: 'Noncritical items that touch intact skin need cleaning and low-level disinfection.',
  },
  discard: {
    text: 'Discarding after one patient',
    why: 'Single-use items are made for one patient and are not reprocessed by the department.',
  },
};

export type DisinfectionCase = {
  readonly id: string;
  readonly processing: Processing;
  readonly scene: string;
  readonly because: string;
};

export const disinfectionCases: readonly DisinfectionCase[] = [
  {
    id: 'flexible-bronchoscope',
    processing: 'high',
    scene:
      'A reusable flexible bronchoscope has been leak-tested, brushed and rinsed after an airway inspection.',
    because: 'The scope touches the mucosa of the airways.',
  },
  {
    id: 'biopsy-forceps',
    processing: 'sterilize',
    scene:
      'Reusable metal biopsy forceps have taken samples through the bronchial wall and have been cleaned in an ultrasonic bath.',
    because: 'The forceps break the mucosa and enter sterile tissue.',
  },
  {
    id: 'resuscitator-reusable',
    processing: 'high',
    scene:
      'A silicone resuscitation bag with its patient valve, made for reuse, was used on an intubated patient in a code and has been washed.',
    because: 'Bag and valve are open to the airway and its secretions.',
  },
  {
    id: 'stethoscope',
    processing: 'low',
    scene:
      'A therapist has examined the chest of one patient and goes to the next with the same stethoscope.',
    because: 'The diaphragm of a stethoscope touches intact skin.',
  },
  {
    id: 'oximeter-clip',
    processing: 'low',
    scene:
      'A reusable finger clip of a pulse oximeter is needed for another patient. It shows no blood.',
    because: 'The clip lies on intact skin.',
  },
  {
    id: 'ventilator-panel',
    processing: 'low',
    scene:
      'The touch screen and outer housing of a ventilator have been handled with gloves for a week, and the patient has gone home.',
    because: 'Housing and screen do not touch mucous membranes and carry germs to hands.',
  },
  {
    id: 'reusable-circuit',
    processing: 'high',
    scene:
      'Autoclavable corrugated tubing for long-term ventilation returns from a patient and has been taken apart and washed. The maker allows several methods.',
    because: 'The inside of the circuit is in contact with gas that goes to the airway.',
  },
  {
    id: 'arterial-catheter',
    processing: 'sterilize',
    scene:
      'A set of metal introducer parts for vascular access, made for reuse, must be readied for the next insertion.',
    because: 'The parts enter a blood vessel.',
  },
  {
    id: 'suction-catheter-single',
    processing: 'discard',
    scene:
      'An open suction catheter labeled for single use has just cleared the tracheostomy of a patient.',
    because: 'The catheter is labeled for single use and cannot be cleaned reliably.',
  },
  {
    id: 'bed-rail',
    processing: 'low',
    scene:
      'The bed rails and pole in an isolation room are to be readied after a patient with resistant enterococci leaves.',
    because: 'Rails are surfaces that hands touch, without contact with mucosa.',
  },
  {
    id: 'laryngoscope-handle-blade',
    processing: 'high',
    scene:
      'The steel blade of a video laryngoscope, made for reuse, has been used for intubation and wiped free of visible soil.',
    because: 'The blade touches the mucosa of mouth and pharynx.',
  },
  {
    id: 'chest-trocar',
    processing: 'sterilize',
    scene: 'A steel trocar was used to place a chest tube and has been scrubbed and dried.',
    because: 'The trocar passes into the sterile pleural space.',
  },
  {
    id: 'pft-mouthpiece-reusable',
    processing: 'high',
    scene:
      'Rubber mouthpieces for a pulmonary function laboratory are made for reuse and have been washed after the last patient.',
    because: 'Mouthpieces touch the mucosa of the mouth.',
  },
  {
    id: 'blood-pressure-cuff',
    processing: 'low',
    scene:
      'A blood pressure cuff is shared by the patients of a rehabilitation class. It has no visible soil.',
    because: 'The cuff touches the skin of the arm.',
  },
  {
    id: 'blood-gas-needle',
    processing: 'discard',
    scene:
      'A kit with needle and heparinized syringe was opened and used for an arterial puncture that gave no blood.',
    because: 'The needle has pierced skin and is labeled for single use.',
  },
  {
    id: 'niv-mask-reusable',
    processing: 'high',
    scene:
      'A silicone oronasal mask labeled for many patients comes back after bilevel support, with saliva on its cushion, and has been washed.',
    because: 'The cushion and port are wetted by mucous membranes and exhaled secretions.',
  },
];
