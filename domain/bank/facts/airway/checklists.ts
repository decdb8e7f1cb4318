import type { Checklist } from '../respiratory-disease/decision.ts';

const source = 'Standard respiratory care texts and clinical practice guidelines';

/** Lists about the airway, its clearance and oxygen. */
export const airwayChecklists: readonly Checklist[] = [
  {
    id: 'list-tube-position',
    topic: 'airway',
    source,
    stems: [
      'An adult has just been intubated. Which findings confirm that the tube lies well placed in the trachea?',
      'The chest does not rise after an intubation in the emergency department. Which findings mean that the tube is in the esophagus?',
    ],
    right: [
      [
        {
          text: 'A square CO₂ waveform with every breath',
          why: 'Lasting exhaled CO₂ is the most reliable proof of tracheal placement.',
        },
        {
          text: 'Equal breath sounds and a silent stomach',
          why: 'Air enters both lungs and not the stomach.',
        },
        {
          text: 'A tip 4 cm above the carina on the film',
          why: 'The right level is 3 to 5 cm above the carina.',
        },
      ],
      [
        {
          text: 'No CO₂ after six breaths with a good pulse',
          why: 'Without CO₂ the gas does not come from the lungs.',
        },
        {
          text: 'Gurgling over the stomach with each breath',
          why: 'The sound means that gas enters the stomach instead of the lungs.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A depth mark of 29 cm at the teeth',
          why: 'Such a depth places the tip in the right main bronchus of most adults.',
        },
        {
          text: 'Sounds over the right lung alone',
          why: 'One-sided sounds suggest that the tip lies in a main bronchus.',
        },
      ],
      [
        {
          text: 'Louder sounds over the right lung than left',
          why: 'This suggests the right main bronchus, not the esophagus.',
        },
        {
          text: 'A plateau of CO₂ at 38 mm Hg',
          why: 'A normal plateau proves that the tube is in the airway.',
        },
        {
          text: 'A cuff pressure of 26 cm H₂O',
          why: 'Cuff pressure does not tell where the tube is.',
        },
      ],
    ],
    lesson:
      'Exhaled CO₂ over several breaths proves tracheal placement. Sounds, chest rise, depth mark and radiograph then judge the level.',
  },
  {
    id: 'list-difficult-airway',
    topic: 'airway',
    source,
    stems: [
      'Before a planned intubation the therapist examines a patient. Which findings predict a difficult laryngoscopy?',
      'Mask ventilation may be needed for a patient who is being sedated. Which features predict that it will be hard?',
    ],
    right: [
      [
        {
          text: 'A mouth opening of two centimeters',
          why: 'Less than about three fingers leaves no room for the blade.',
        },
        {
          text: 'A short distance from chin to thyroid',
          why: 'Less than 6 cm leaves little space for the tongue.',
        },
        {
          text: 'A neck that cannot be extended',
          why: 'The axes of mouth, pharynx and larynx cannot be aligned.',
        },
      ],
      [
        { text: 'A full beard and mustache', why: 'Hair prevents a good seal of the mask.' },
        {
          text: 'Missing upper and lower teeth',
          why: 'Hollow cheeks let gas escape at the sides.',
        },
        {
          text: 'Snoring with marked obesity',
          why: 'Soft tissue closes the pharynx when tone is lost.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A view of uvula and soft palate',
          why: 'Mallampati class I or II predicts an easy view.',
        },
        {
          text: 'A thin neck with normal motion',
          why: 'Normal neck motion lets the axes align, which makes laryngoscopy easier.',
        },
      ],
      [
        {
          text: 'A body mass index of 22',
          why: 'A normal body shape does not hinder ventilation by mask.',
        },
        {
          text: 'A history of an easy intubation',
          why: 'An easy intubation in the past is a favorable sign.',
        },
      ],
    ],
    lesson:
      'Look at mouth opening, Mallampati class, chin-thyroid distance and neck motion. Beard, no teeth, obesity, age and snoring make mask ventilation hard.',
  },
  {
    id: 'list-suction',
    topic: 'tube',
    source,
    stems: [
      'A therapist assesses a ventilated patient and decides whether to suction. Which findings call for suction?',
      'A trainee prepares to suction an adult through an endotracheal tube by the open method. Which steps are right?',
    ],
    right: [
      [
        {
          text: 'A sawtooth on the expiratory flow curve',
          why: 'In a dry circuit this pattern comes from mucus in the airway.',
        },
        {
          text: 'Coarse crackles over the trachea',
          why: 'Coarse sounds over the large airway mean mucus.',
        },
        {
          text: 'Visible mucus in the tube',
          why: 'Mucus that can be seen narrows the tube and should be removed.',
        },
        {
          text: 'A rise of peak but not plateau pressure',
          why: 'With coarse sounds a higher resistance often comes from mucus.',
        },
      ],
      [
        {
          text: 'Give 100% oxygen for 30 to 60 seconds before',
          why: 'The oxygen stored in the lungs then lasts through the pass.',
        },
        {
          text: 'Limit each pass to about 15 seconds',
          why: 'Longer passes draw out so much gas that hypoxemia and collapse follow.',
        },
        {
          text: 'Apply suction while withdrawing',
          why: 'Suction on the way in removes gas and injures mucosa.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Two hours since the last suction',
          why: 'Suction is done by need, not by the clock.',
        },
        {
          text: 'An SpO₂ of 96% with clear breath sounds',
          why: 'Clear sounds and a good saturation give no sign of mucus.',
        },
      ],
      [
        {
          text: 'Set the vacuum to −250 mm Hg',
          why: 'Adults need −100 to −150 mm Hg. More injures the mucosa.',
        },
        {
          text: 'Instill 10 mL of saline as a routine',
          why: 'Routine saline causes desaturation and carries germs downward.',
        },
      ],
    ],
    lesson:
      'Suction when signs call for it. Preoxygenate, use a catheter of at most half the tube, −100 to −150 mm Hg, and no more than 15 seconds.',
  },
  {
    id: 'list-decannulation',
    topic: 'tube',
    source,
    stems: [
      'A patient with a tracheostomy is considered for decannulation. Which findings support removal of the tube?',
      'A tracheostomy set is prepared for the bedside of a patient with a new tube. Which items must be there?',
    ],
    right: [
      [
        {
          text: 'Two days with a cap, nights included',
          why: 'Long capping proves that the upper airway is wide enough.',
        },
        {
          text: 'A cough that brings mucus to the mouth',
          why: 'An effective cough takes the place of suction through the tube.',
        },
        {
          text: 'Safe swallowing on examination',
          why: 'Without aspiration the cuffed tube is no longer needed.',
        },
      ],
      [
        {
          text: 'A spare tube and one a size smaller',
          why: 'If the tube comes out and the tract narrows, the smaller one may pass.',
        },
        { text: 'The obturator of the tube', why: 'It guides a new tube into the trachea.' },
        {
          text: 'A resuscitator bag with mask',
          why: 'Ventilation may be needed at once if the tube is lost.',
        },
        {
          text: 'Suction with catheters',
          why: 'A blocked tube is first treated by suction and inner cannula change.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Suction through the tube every hour',
          why: 'Such a need shows that the cough does not suffice.',
        },
        {
          text: 'Stridor when the tube is capped',
          why: 'Stridor with the cap on means that the upper airway is obstructed.',
        },
      ],
      [
        {
          text: 'A chest tube with drainage unit',
          why: 'This is not needed at the bedside because of a tracheostomy.',
        },
        {
          text: 'A speaking valve for immediate use',
          why: 'A new cuffed tube is not fitted with a valve in an emergency.',
        },
      ],
    ],
    lesson:
      'Decannulate when capping is tolerated, cough and swallowing are good, and the patient is alert. Keep spare tubes, obturator, bag and suction at hand.',
  },
  {
    id: 'list-drainage-against',
    topic: 'clearance',
    source,
    stems: [
      'Head-down postural drainage is ordered for several patients on a ward. In which situations should another technique be used?',
      'Chest percussion is planned for patients with retained mucus. Which findings speak against percussion of the chest wall?',
    ],
    right: [
      [
        {
          text: 'Intracranial pressure of 26 mm Hg',
          why: 'Lowering the head raises a high intracranial pressure even further.',
        },
        {
          text: 'A meal half an hour ago',
          why: 'A full stomach with the head down invites aspiration.',
        },
        {
          text: 'Pulmonary edema with orthopnea',
          why: 'The position increases venous return to a failing heart and worsens dyspnea.',
        },
      ],
      [
        {
          text: 'Fractured ribs with a flail segment',
          why: 'Percussion moves the fragments and causes pain and injury.',
        },
        {
          text: 'Platelets of 12,000/mm³ with bruises',
          why: 'Bleeding may follow from blows on the chest.',
        },
        {
          text: 'A fresh skin graft on the chest',
          why: 'Percussion would shear off the graft before it has taken.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Bronchiectasis with much sputum',
          why: 'Copious mucus is the very indication for drainage by gravity.',
        },
        {
          text: 'Cystic fibrosis without reflux',
          why: 'Drainage is an accepted technique for these patients.',
        },
      ],
      [
        {
          text: 'A lobe collapsed by a mucous plug',
          why: 'A lobe closed by mucus is an indication for airway clearance.',
        },
        {
          text: 'A temperature of 38.4 °C',
          why: 'Fever alone is no reason to withhold percussion of the chest.',
        },
      ],
    ],
    lesson:
      'Avoid the head-down position in raised intracranial pressure, recent meals, reflux, heart failure and bleeding. Avoid percussion over fractures, grafts and with bleeding risk.',
  },
  {
    id: 'list-insufflator',
    topic: 'clearance',
    source,
    stems: [
      'Mechanical insufflation-exsufflation is considered for patients with a weak cough. Which findings speak against its use?',
      'Hyperinflation by intermittent positive pressure breathing is ordered. Which conditions make it hazardous?',
    ],
    right: [
      [
        {
          text: 'Known bullous emphysema',
          why: 'Large swings of pressure may rupture the thin wall of bullae.',
        },
        {
          text: 'Pneumothorax two days ago',
          why: 'Recent barotrauma may recur when positive pressure is applied to the lung.',
        },
      ],
      [
        {
          text: 'Untreated tension pneumothorax',
          why: 'This is the absolute reason against positive pressure breaths.',
        },
        {
          text: 'Massive hemoptysis this morning',
          why: 'Pressure may restart the bleeding and spread blood through the airways.',
        },
        {
          text: 'Fresh surgery of the esophagus',
          why: 'Swallowed gas under pressure may break the suture.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Muscular dystrophy with mucus',
          why: 'A weak cough from neuromuscular disease is the main indication.',
        },
        {
          text: 'A tracheostomy with a cuffed tube',
          why: 'The device works through a tracheostomy as well.',
        },
        {
          text: 'A peak cough flow of 140 L/min',
          why: 'A flow below 160 L/min is a reason to use it.',
        },
      ],
      [
        {
          text: 'Collapsed bases with shallow breaths',
          why: 'Collapse in a patient who cannot inspire deeply is the indication.',
        },
        {
          text: 'A vital capacity of 8 mL/kg',
          why: 'So small a capacity makes assisted breaths useful.',
        },
      ],
    ],
    lesson:
      'Positive pressure techniques are avoided with bullae, undrained or recent pneumothorax, massive hemoptysis and fresh esophageal surgery. Weak muscles and shallow breaths are what they are for.',
  },
  {
    id: 'list-oxygen-harm',
    topic: 'oxygen',
    source,
    stems: [
      'A patient has breathed 90% oxygen for two days. Which effects of oxygen should the therapist look for?',
      'Several patients receive oxygen at an SpO₂ of 99 to 100%. In which of them is the excess especially harmful?',
    ],
    right: [
      [
        {
          text: 'Collapse of poorly ventilated alveoli',
          why: 'Without nitrogen, oxygen is absorbed and the alveoli close.',
        },
        {
          text: 'Chest pain behind the sternum with cough',
          why: 'Tracheobronchitis is the early sign of oxygen toxicity.',
        },
        {
          text: 'Falling compliance and vital capacity',
          why: 'Injury of the alveolar membrane makes the lung stiff.',
        },
      ],
      [
        {
          text: 'A preterm infant of 26 weeks',
          why: 'High oxygen levels injure the growing vessels of the retina.',
        },
        {
          text: 'A patient with COPD and a high PaCO₂',
          why: 'Excess oxygen raises the PaCO₂ of such a patient even further.',
        },
        {
          text: 'A patient treated with bleomycin',
          why: 'The drug makes the lungs sensitive to oxygen.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'Polycythemia within the first hours',
          why: 'Polycythemia follows chronic hypoxemia over weeks. High oxygen does not cause it.',
        },
        {
          text: 'Swelling of the feet by evening',
          why: 'Ankle edema is not an effect of a high FIO₂.',
        },
      ],
      [
        {
          text: 'A worker with carbon monoxide poisoning',
          why: 'High oxygen is the treatment of this poisoning.',
        },
        {
          text: 'A patient with a small pneumothorax',
          why: 'High oxygen speeds the absorption of the air.',
        },
      ],
    ],
    lesson:
      'Too much oxygen causes absorption collapse, airway and alveolar injury, CO₂ retention in COPD, and retinopathy in preterm infants. Titrate to a target.',
  },
  {
    id: 'list-high-flow',
    topic: 'oxygen',
    source,
    stems: [
      'A colleague asks why a heated high-flow nasal cannula is chosen for a patient with pneumonia. Which effects explain its benefit?',
      'A patient on a heated high-flow cannula is reassessed after an hour. Which findings show that more support is needed?',
    ],
    right: [
      [
        {
          text: 'Washout of CO₂ from the upper airway',
          why: 'The flow flushes the dead space of nose and pharynx.',
        },
        {
          text: 'A flow that meets the inspiratory demand',
          why: 'Little room air is drawn in, so the FIO₂ is reliable.',
        },
        {
          text: 'Warm moisture that keeps mucus mobile',
          why: 'Heated humidity protects the cilia and improves comfort.',
        },
        {
          text: 'A small positive pressure in the pharynx',
          why: 'A pressure of some cm H₂O helps to keep alveoli open.',
        },
      ],
      [
        {
          text: 'Respirations of 36/min with retractions',
          why: 'Fast and labored breathing that persists means that this support is failing.',
        },
        {
          text: 'An SpO₂ of 84% on an FIO₂ of 0.90',
          why: 'Hypoxemia at a high FIO₂ calls for pressure or a tube.',
        },
        {
          text: 'A drowsy state with a pH of 7.22',
          why: 'Hypercapnic acidosis with drowsiness needs assisted ventilation, not more flow.',
        },
      ],
    ],
    wrong: [
      [
        {
          text: 'A set tidal volume with each breath',
          why: 'The device does not deliver volumes. The patient breathes alone.',
        },
        {
          text: 'A seal that holds 15 cm H₂O of PEEP',
          why: 'The system is open. The pressure is low and not set.',
        },
      ],
      [
        { text: 'A rate of 20/min instead of 30/min', why: 'A falling rate is a sign of success.' },
        {
          text: 'A request for something to drink',
          why: 'Comfort and thirst are not signs of failure.',
        },
      ],
    ],
    lesson:
      'High flow gives a reliable FIO₂, dead space washout, humidity and a little pressure. Persistent tachypnea, hypoxemia or hypercapnia call for escalation.',
  },
];
