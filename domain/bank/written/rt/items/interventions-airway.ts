import type { WrittenItemSet } from '../../../item/written-item.ts';

export const interventionsAirway = {
  field: 'RT',
  exam: 'TMC',
  area: 'interventions',
  source:
    'Standard airway management and respiratory care fundamentals texts; AARC clinical practice guidelines',
  items: [
    {
      id: 'rt-in-difficult-laryngoscopy-signs',
      topic: 'Maintaining a patent airway and difficult airway',
      level: 'recall',
      type: 'multiple',
      stem: 'A therapist examines the airway of a patient before a planned intubation. Which findings predict difficult direct laryngoscopy? Select all that apply.',
      options: [
        {
          text: 'Mallampati class IV',
          right: true,
          why: 'When just the hard palate can be seen, the tongue is large for the mouth and the view of the cords is likely to be poor.',
        },
        {
          text: 'Absent upper teeth',
          why: 'Missing teeth make a mask seal harder but leave more room for the blade.',
        },
        {
          text: 'Short, receding chin',
          right: true,
          why: 'A small lower jaw leaves little room to move the tongue out of the line of sight.',
        },
        {
          text: 'Mouth opening of 2 cm',
          why: 'Less than about 3 cm between the front teeth leaves little room for the blade.',
          right: true,
        },
        {
          text: 'Stiff, fixed neck',
          right: true,
          why: 'Without extension of the head the axes of mouth and larynx cannot be brought into line.',
        },
        {
          text: 'Thyromental gap of 8 cm',
          why: 'A long distance from thyroid notch to chin is favorable. Less than about 6 cm would predict trouble.',
        },
      ],
      explanation:
        'Check mouth opening, the Mallampati view, the jaw, the thyromental distance and neck movement before each planned intubation. Several mild signs together matter as much as one strong sign. Signs of difficult mask ventilation, such as missing teeth or a beard, are a separate list.',
    },
    {
      id: 'rt-in-airway-adjunct-gag-present',
      topic: 'Maintaining a patent airway and difficult airway',
      level: 'application',
      type: 'single',
      stem: 'A drowsy patient after a seizure snores with each breath, and the snoring returns as soon as the jaw thrust is released. The patient gags when the back of the tongue is touched. There is no facial injury and no bleeding tendency, breathing is 16/min, and SpO₂ is 95% on oxygen. Which device should the therapist use?',
      options: [
        {
          text: 'Oropharyngeal airway',
          why: 'It would press on the tongue and make this patient gag, vomit or close the larynx. It suits an unconscious patient without a gag reflex.',
        },
        {
          text: 'Laryngeal mask airway',
          why: 'It sits over the larynx and is not tolerated with intact reflexes. It suits a deeply unconscious patient who needs ventilation.',
        },
        {
          text: 'Nasopharyngeal airway',
          right: true,
          why: 'It passes behind the tongue through the nose and is tolerated by a patient who gags. Nothing here speaks against the nasal route.',
        },
        {
          text: 'Endotracheal tube',
          why: 'Breathing and oxygenation are adequate once the tongue is held forward. Intubation fits failing ventilation or loss of protective reflexes.',
        },
      ],
      explanation:
        'Snoring that yields to a jaw thrust is soft tissue obstruction. Choose the least invasive device that the reflexes allow. Avoid the nasal route with suspected skull base fracture or bleeding tendency.',
    },
    {
      id: 'rt-in-cannot-intubate-cannot-oxygenate',
      topic: 'Maintaining a patent airway and difficult airway',
      level: 'analysis',
      type: 'single',
      stem: 'After drugs for emergency intubation, two laryngoscopy attempts by an experienced physician fail. A supraglottic airway does not ventilate the lungs, and two-person mask ventilation with an oral airway moves no air. The SpO₂ is 71% and falling. What should the therapist recommend now?',
      options: [
        {
          text: 'Surgical cricothyrotomy',
          right: true,
          why: 'Intubation, supraglottic airway and mask have all failed and oxygenation is being lost. A front-of-neck airway is the remaining way to deliver oxygen in time.',
        },
        {
          text: 'Third direct laryngoscopy',
          why: 'Another attempt costs time and causes swelling. It may be justified while the patient can still be oxygenated by mask.',
        },
        {
          text: 'Awake fiberoptic intubation',
          why: 'The patient is neither awake nor oxygenated. The technique suits a foreseen difficult airway in a breathing patient.',
        },
        {
          text: 'Blind nasal intubation',
          why: 'It fits a patient who breathes and can be oxygenated meanwhile. Here drugs have stopped breathing and the SpO₂ leaves no time.',
        },
      ],
      explanation:
        'When tube, supraglottic airway and mask all fail, the patient can be neither intubated nor oxygenated. The answer is an emergency airway through the front of the neck. Delay for repeated attempts leads to cardiac arrest.',
    },
    {
      id: 'rt-in-fresh-tracheostomy-dislodged',
      topic: 'Tracheostomy and artificial airway care',
      level: 'analysis',
      type: 'single',
      stem: 'Two days after a surgical tracheostomy the tube of a ventilated patient is pulled out completely during turning. Before the operation the patient was easy to ventilate by mask. Breathing efforts are now weak, and the SpO₂ has fallen to 84%. What should the therapist do first?',
      options: [
        {
          text: 'Force the same tube back into place',
          why: 'Two days after surgery the tract is not formed, and a tube pushed in blindly can enter the tissue in front of the trachea. In a mature tract a tube can be put back gently.',
        },
        {
          text: 'Place an oxygen mask over the stoma',
          why: 'A mask at the stoma gives oxygen but no breaths. It suits a patient who breathes well through the stoma.',
        },
        {
          text: 'Cover the stoma and bag through a mask',
          right: true,
          why: 'The upper airway is open and the tract is too fresh for safe blind reinsertion. Mask ventilation with the stoma covered gives oxygen until oral intubation or surgical help.',
        },
        {
          text: 'Insert a larger tube through the stoma',
          why: 'A larger tube makes a false passage even more likely in a fresh tract. A smaller one may be tried in a mature tract.',
        },
      ],
      explanation:
        'In about the first week the tracheostomy tract can close or mislead a tube. If the upper airway is open, ventilate from above with the stoma covered and prepare oral intubation. Know before an emergency whether the upper airway can be used.',
    },
    {
      id: 'rt-in-speaking-valve-distress',
      topic: 'Tracheostomy and artificial airway care',
      level: 'application',
      type: 'single',
      stem: 'A patient with a cuffed tracheostomy tube breathes without a ventilator. A one-way speaking valve is attached, and at once the patient cannot breathe out and is distressed. The pilot balloon is firm, and the SpO₂ falls from 95 to 87%. What should the therapist do first?',
      options: [
        {
          text: 'Add more air to the cuff',
          why: 'The full cuff is the reason why gas cannot leave past the tube. More air would seal the trap tighter; it fits a leak during ventilation without a valve.',
        },
        {
          text: 'Give oxygen at the valve',
          why: 'Oxygen does not help a patient who cannot exhale, and it adds more gas. It fits desaturation with free exhalation.',
        },
        {
          text: 'Coach a slow exhalation',
          why: 'The way out is closed, so coaching cannot work. It helps a patient who is anxious with an open path.',
        },
        {
          text: 'Take the valve off again',
          why: 'The valve lets gas in through the tube and not out, and the inflated cuff blocks the way through the larynx. Removing it restores exhalation at once.',
          right: true,
        },
      ],
      explanation:
        'With a one-way valve all exhaled gas must pass around the tube and through the larynx. The cuff must be fully deflated before the valve is put on. In distress take the valve off first and look for the reason afterward.',
    },
    {
      id: 'rt-in-tube-too-small-cuff-pressure',
      topic: 'Tracheostomy and artificial airway care',
      level: 'analysis',
      type: 'single',
      stem: 'A tall adult patient was intubated with a 6.0 mm tube in an emergency. A cuff pressure of 48 cm H₂O is needed to stop an audible leak; at 25 cm H₂O the exhaled tidal volume is 150 mL below the set volume. The radiograph shows the tip 4 cm above the carina, and the cuff holds its air. What should the therapist recommend?',
      options: [
        {
          text: 'A change to a wider tube',
          right: true,
          why: 'A small tube in a large trachea seals only when its cuff is stretched hard. A wider tube brings a larger cuff that seals at a safe pressure.',
        },
        {
          text: 'A hold at 48 cm H₂O',
          why: 'Pressure far above 30 cm H₂O cuts off blood flow in the tracheal wall and leads to ulcers and stenosis. Holding the pressure would be right if it lay within 20 to 30 cm H₂O.',
        },
        {
          text: 'A cuff deflation each hour',
          why: 'It lets secretions run down and does not protect the wall once the pressure is high again. A cuff is deflated on purpose before a speaking valve or a leak test.',
        },
        {
          text: 'A tube advance of 4 cm',
          why: 'The tip is at a good depth, and 4 cm further it would reach the carina. Advancing fits a cuff that lies between the cords.',
        },
      ],
      explanation:
        'Cuff pressure is kept at about 20 to 30 cm H₂O to protect blood flow in the tracheal wall and prevent aspiration. If a well-placed, intact cuff needs more to seal, the tube is probably too small. Treat the cause instead of accepting the pressure.',
    },
    {
      id: 'rt-in-head-down-drainage-cautions',
      topic: 'Airway clearance and lung expansion',
      level: 'recall',
      type: 'multiple',
      stem: 'Postural drainage in the head-down position has been ordered for several patients. In which situations should the therapist ask for a different technique? Select all that apply.',
      options: [
        {
          text: 'Intracranial pressure of 28 mm Hg',
          right: true,
          why: 'Lowering the head hinders venous drainage and raises the intracranial pressure further.',
        },
        {
          text: 'Cystic fibrosis with thick mucus',
          why: 'Thick mucus in cystic fibrosis is a reason for airway clearance. The position may be used if it is tolerated.',
        },
        {
          text: 'Blood pressure of 214/122 mm Hg',
          right: true,
          why: 'Uncontrolled hypertension may get worse with the head down.',
        },
        {
          text: 'Bronchiectasis of the lower lobes',
          why: 'Lower lobe segments drain best with the head down, so this is a typical use.',
        },
        {
          text: 'Esophageal surgery two days ago',
          right: true,
          why: 'The position promotes reflux and strains fresh sutures of the esophagus.',
        },
        {
          text: 'Tube feeding until minutes ago',
          why: 'A full stomach with the head down invites reflux and aspiration.',
          right: true,
        },
      ],
      explanation:
        'The head-down position is avoided with raised intracranial pressure, uncontrolled hypertension, recent esophageal surgery, a distended abdomen or risk of aspiration. Use a modified position, an oscillating device or assisted cough instead.',
    },
    {
      id: 'rt-in-posterior-basal-position',
      topic: 'Airway clearance and lung expansion',
      level: 'recall',
      type: 'single',
      stem: 'A patient with bronchiectasis has retained secretions in the posterior basal segments of both lower lobes and tolerates every drainage position. Which position should the therapist use?',
      options: [
        {
          text: 'Supine, foot of the bed raised',
          why: 'With the face up the anterior basal segments point upward and drain.',
        },
        {
          text: 'Prone, bed kept level',
          why: 'Lying level with the face down drains the superior segments of the lower lobes.',
        },
        {
          text: 'Sitting, leaning onto a pillow',
          why: 'Leaning forward while sitting drains the posterior parts of the upper lobes.',
        },
        {
          text: 'Prone, foot of the bed raised',
          right: true,
          why: 'With the face down and the hips above the shoulders the posterior basal bronchi point toward the carina.',
        },
      ],
      explanation:
        'Place the segment to be drained uppermost, with its bronchus pointing down toward the carina. Posterior basal segments drain face down and anterior basal segments face up, both with the foot of the bed raised.',
    },
    {
      id: 'rt-in-weak-cough-neuromuscular',
      topic: 'Airway clearance and lung expansion',
      level: 'application',
      type: 'single',
      stem: 'A patient with amyotrophic lateral sclerosis has a chest infection and cannot bring up mucus. Peak cough flow is 140 L/min and vital capacity is 1.3 L. Speech and swallowing are good, and there are no bullae. Which therapy is most likely to clear the airways?',
      options: [
        {
          text: 'Positive expiratory pressure by mask',
          why: 'It keeps airways open and moves mucus toward larger ones, but the patient still needs a strong cough or huff. It suits cystic fibrosis with good muscles.',
        },
        {
          text: 'Mechanical insufflation-exsufflation',
          right: true,
          why: 'It fills the lungs and then reverses to negative pressure, which makes up for weak inspiratory and expiratory muscles. A cough flow of 140 L/min is too weak to clear mucus.',
        },
        {
          text: 'Incentive spirometry with coaching',
          why: 'It fits prevention of atelectasis in patients who can take deep breaths. It does not raise the expiratory flow of a weak cough.',
        },
        {
          text: 'Postural drainage with percussion',
          why: 'It moves mucus to the large airways but not out of them. It suits patients who can then cough well.',
        },
      ],
      explanation:
        'A cough needs a deep breath and a fast exhalation. A peak cough flow below about 160 L/min does not clear mucus, so both phases have to be assisted. Bullae or recent barotrauma would speak against it.',
    },
    {
      id: 'rt-in-incentive-spirometry-lightheaded',
      topic: 'Airway clearance and lung expansion',
      level: 'application',
      type: 'single',
      stem: 'A patient using an incentive spirometer after abdominal surgery does ten fast maneuvers in a row and reports lightheadedness and tingling fingers. SpO₂ is 97% on room air, and there is no chest pain. What should the therapist advise?',
      options: [
        {
          text: 'Stop until the next day',
          why: 'The patient still needs lung expansion, and the symptoms are harmless and can be corrected. Stopping fits chest pain or a collapse.',
        },
        {
          text: 'Rest between slow breaths',
          right: true,
          why: 'Fast maneuvers without a pause have washed out CO₂. Slow breaths, each held and followed by normal breathing, end the symptoms and expand the lungs better.',
        },
        {
          text: 'Inhale with more force',
          why: 'Forceful breathing fills the lungs unevenly and adds to the fall in CO₂. More effort is asked of a patient whose breaths stay shallow.',
        },
        {
          text: 'Use nasal oxygen as well',
          why: 'The SpO₂ is 97% on room air. Oxygen fits a patient who desaturates during therapy.',
        },
      ],
      explanation:
        'Lightheadedness and tingling during lung expansion therapy are signs of hyperventilation. The breath should be slow and deep, with a short hold and a rest before the next. Coaching and not more speed makes the therapy work.',
    },
  ],
} satisfies WrittenItemSet;
