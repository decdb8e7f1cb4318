import { decisionSet } from '../respiratory-disease/decision.ts';

/** A threatened airway and the means that opens or secures it. */
export const openAirwaySet = decisionSet({
  topic: 'airway',
  source: 'Standard respiratory care and airway management texts',
  courses: {
    tilt: {
      text: 'Head tilt and chin lift',
      why: 'This maneuver lifts the tongue in an unconscious patient whose neck is not injured.',
    },
    jaw: {
      text: 'Jaw thrust, neck kept still',
      why: 'A jaw thrust opens the airway when the cervical spine may be injured.',
    },
    oral: {
      text: 'Oropharyngeal airway',
      why: 'An oral airway holds the tongue forward in a patient without a gag reflex.',
    },
    nasal: {
      text: 'Nasopharyngeal airway',
      why: 'A nasal airway is tolerated by patients with a gag reflex or a clenched jaw, unless the skull base is broken.',
    },
    supraglottic: {
      text: 'Supraglottic airway device',
      why: 'A supraglottic device ventilates when intubation fails, but it does not seal against vomit.',
    },
    oralTube: {
      text: 'Oral endotracheal intubation',
      why: 'An oral tube gives a secure airway for ventilation, suction and protection from aspiration.',
    },
    fiber: {
      text: 'Awake flexible scope intubation',
      why: 'An awake intubation over a flexible scope is for a foreseen difficult airway while the patient still breathes.',
    },
    video: {
      text: 'Video laryngoscope intubation',
      why: 'A video laryngoscope shows the cords when the direct view is poor and the patient can be oxygenated.',
    },
    cric: {
      text: 'Emergency cricothyrotomy',
      why: 'Cricothyrotomy is for a patient who can be neither intubated nor ventilated from above.',
    },
    double: {
      text: 'Double-lumen bronchial tube',
      why: 'A double-lumen tube separates the lungs for one-sided bleeding, leak or lung surgery.',
    },
    thrusts: {
      text: 'Abdominal thrusts until it clears',
      why: 'Thrusts are for a conscious adult or child with complete obstruction by a foreign body.',
    },
    back: {
      text: 'Back blows and chest thrusts',
      why: 'Five back blows and five chest thrusts are for a choking infant under one year.',
    },
    magill: {
      text: 'Magill forceps under direct view',
      why: 'Forceps under direct view remove an object from the pharynx or larynx of an unconscious patient.',
    },
    cough: {
      text: 'Encouragement to keep coughing',
      why: 'A patient who can cough and speak has partial obstruction and clears it best alone.',
    },
    suction: {
      text: 'Rigid-tip suction',
      why: 'A rigid tip clears blood, vomit or thick mucus from the mouth and pharynx.',
    },
    bag: {
      text: 'Two-person bag-mask ventilation',
      why: 'Two-person technique gives a better seal when one person cannot ventilate with the mask.',
    },
  },
  decisions: [
    {
      id: 'open-snore-overdose',
      scene:
        'A man found asleep with an empty pill bottle snores loudly and has pauses in breathing. No injury occurred, and he was seen to lie down. SpO₂ is 88%.',
      ask: 'Which step opens the airway first?',
      key: 'tilt',
      why: 'The tongue has fallen back, and without neck injury the simplest maneuver comes first.',
      wrong: ['oralTube', 'supraglottic', 'cric', 'suction'],
      because: {
        supraglottic: 'A device may follow. A maneuver opens this airway within a second.',
      },
      lesson: 'Position before devices: many obstructions end with the head tilt.',
    },
    {
      id: 'open-after-anesthesia',
      scene:
        "On arrival in the recovery unit, a patient's chest moves but no air flows at the mask. He is still deeply asleep after hernia repair. His neck is supple.",
      ask: 'What should the therapist try first?',
      key: 'tilt',
      why: 'Chest motion without flow in a sleeping patient is obstruction by the tongue. Lifting the chin restores flow.',
      wrong: ['oralTube', 'supraglottic', 'suction', 'cric'],
      lesson:
        'See-saw motion of chest and abdomen shows obstruction even when breathing efforts go on.',
    },
    {
      id: 'open-fall-neck',
      scene:
        'A roofer fell 15 feet and is unresponsive with gurgling, obstructed breaths. A collar is in place, and the mouth has just been cleared.',
      ask: 'Which step opens the airway first?',
      key: 'jaw',
      why: 'A neck injury must be assumed after such a fall. The jaw thrust lifts the tongue without moving the neck.',
      wrong: ['tilt', 'nasal', 'oralTube', 'cric'],
      because: {
        nasal: 'With a possible skull fracture a tube through the nose is avoided.',
        tilt: 'Extending the neck could injure the spinal cord.',
      },
      lesson:
        'If the jaw thrust fails to open the airway, opening it takes priority and a head tilt is used.',
    },
    {
      id: 'open-diver',
      scene:
        'A teenager dived into shallow water and was pulled out limp. He has a pulse and makes weak breathing efforts with no airflow.',
      ask: 'Which step opens the airway first?',
      key: 'jaw',
      why: 'Diving into shallow water is a typical cause of neck fracture, so the head is not tilted.',
      wrong: ['tilt', 'thrusts', 'suction', 'cric'],
      because: { thrusts: 'Thrusts do not remove water and may cause vomiting.' },
      lesson: 'Suspect the neck in diving, falls, traffic and head injury.',
    },
    {
      id: 'open-no-gag',
      scene:
        "During bag-mask ventilation of an adult without any gag reflex, the chest rises just when the jaw is pulled forward hard. The rescuer's hands are tiring. The teeth can be opened.",
      ask: 'Which device helps most now?',
      key: 'oral',
      why: 'Without a gag reflex an oral airway keeps the tongue off the pharynx and makes mask ventilation easier.',
      wrong: ['oralTube', 'cric', 'suction', 'fiber'],
      because: {
        oralTube: 'A simple adjunct makes mask ventilation work at once. A tube can follow.',
      },
      lesson:
        'Measure from the corner of the mouth to the angle of the jaw. In a gagging patient it causes vomiting.',
    },
    {
      id: 'open-bite',
      scene:
        'A deeply comatose patient with an oral tube clamps the tube between the teeth with each seizure. High-pressure alarms sound during the bites. A second device is to lie beside the tube.',
      ask: 'Which device is suitable?',
      key: 'oral',
      why: 'An oral airway serves as a bite block and keeps the tube open.',
      wrong: ['nasal', 'supraglottic', 'video', 'cric'],
      because: { nasal: 'A nasal airway does not keep the teeth apart.' },
      lesson: 'A bite block prevents both obstruction and damage of the tube.',
    },
    {
      id: 'open-trismus',
      scene:
        'After a seizure a patient has a clenched jaw and noisy, obstructed breathing. There is no head injury and no bleeding tendency. Chin lift helps just in part.',
      ask: 'Which device should be placed?',
      key: 'nasal',
      why: 'The nose bypasses the clenched jaw, and the device is tolerated when reflexes return.',
      wrong: ['oral', 'supraglottic', 'magill', 'video'],
      because: {
        oral: 'The teeth cannot be opened, and a gag reflex may be present.',
        video: 'The blade cannot be passed between clenched teeth.',
      },
      lesson:
        'Length is measured from the tip of the nose to the earlobe. Lubricate, and aim along the floor of the nose.',
    },
    {
      id: 'open-frequent-suction',
      scene:
        'An awake but weak patient needs nasotracheal suction every two hours. The nose has begun to bleed from the repeated passes. Platelets are normal.',
      ask: 'Which device reduces the trauma?',
      key: 'nasal',
      why: 'A nasopharyngeal airway guides the catheter past the turbinates and spares the mucosa.',
      wrong: ['oral', 'oralTube', 'supraglottic', 'suction'],
      because: {
        oral: 'An awake patient gags on an oral airway, and it does not protect the nose.',
        suction: 'A rigid tip reaches the mouth, not the trachea of this patient.',
      },
      lesson:
        'Change the nasal airway to the other side each day to prevent pressure sores and sinusitis.',
    },
    {
      id: 'open-cannot-intubate',
      scene:
        'An anesthetized patient cannot be intubated after two attempts with different blades. Mask ventilation is getting harder, but some air still passes, and SpO₂ is 91%. The stomach is empty.',
      ask: 'Which means is best now?',
      key: 'supraglottic',
      why: 'A supraglottic airway usually ventilates at once and wins time for a plan. More attempts cause swelling.',
      wrong: ['cric', 'magill', 'fiber', 'nasal'],
      because: {
        cric: 'Surgery comes when a supraglottic device and mask fail. Oxygenation is still possible.',
        fiber:
          'The patient is anesthetized and not breathing, so an awake technique does not apply.',
        nasal: 'It may help the mask a little but does not give a dependable airway.',
      },
      lesson: 'Limit laryngoscopy attempts. Oxygenation has priority over the tube.',
    },
    {
      id: 'open-field-arrest',
      scene:
        'At a cardiac arrest on a hospital parking lot, the therapist is not trained in laryngoscopy. The bag-mask seal is poor because of a full beard, and the chest hardly rises with two rescuers.',
      ask: 'Which means is best now?',
      key: 'supraglottic',
      why: 'The device is placed blindly within seconds, needs no mask seal and does not interrupt compressions.',
      wrong: ['cric', 'oralTube', 'fiber', 'nasal'],
      because: {
        oralTube: 'Laryngoscopy needs training and would interrupt the chest compressions.',
      },
      lesson: 'A beard, missing teeth, obesity and facial injury make mask ventilation hard.',
    },
    {
      id: 'open-coma-vomit',
      scene:
        'A patient with a brain hemorrhage has a Glasgow coma score of 5 and has vomited twice. The gag reflex is absent, and transfer by helicopter is planned. The neck is mobile and the mouth opens wide.',
      ask: 'Which airway should be recommended?',
      key: 'oralTube',
      why: 'A deeply comatose patient who vomits needs a cuffed tube in the trachea before transport.',
      wrong: ['oral', 'nasal', 'supraglottic', 'bag'],
      because: { supraglottic: 'It does not protect the lungs from stomach contents.' },
      lesson: 'A coma score of 8 or less is a common reason to protect the airway.',
    },
    {
      id: 'open-smoke',
      scene:
        'Rescued from an enclosed fire, a patient has a hoarse voice, soot in the sputum and swelling of the tongue that grew within the last 20 minutes. SpO₂ is 97%. The mouth still opens fully.',
      ask: 'Which step is best now?',
      key: 'oralTube',
      why: 'Swelling of an inhalation injury progresses over hours. The tube is placed early, while the cords can still be seen.',
      wrong: ['nasal', 'oral', 'supraglottic', 'cough', 'bag'],
      because: { supraglottic: 'A device above the cords does not keep a swelling larynx open.' },
      lesson:
        'Hoarseness, stridor, soot and facial burns mean early intubation even with a good SpO₂.',
    },
    {
      id: 'open-ankylosing',
      scene:
        'A cooperative patient with a fused cervical spine and a mouth opening of 2 cm needs elective intubation for surgery. He breathes well, and SpO₂ is 97%.',
      ask: 'Which technique is safest?',
      key: 'fiber',
      why: 'The difficult airway is known in advance. Awake, the patient keeps breathing and muscle tone while the scope leads the way.',
      wrong: ['oralTube', 'supraglottic', 'cric', 'magill'],
      because: {
        supraglottic:
          'A mouth opening of 2 cm and a fused neck make its placement doubtful, and it does not secure the airway.',
      },
      lesson:
        'Do not take away breathing in a patient whom you may be unable to intubate or ventilate.',
    },
    {
      id: 'open-tongue-angioedema',
      scene:
        'A patient on an ACE inhibitor has a tongue that fills the mouth but sits upright, breathes quietly and holds an SpO₂ of 96%. The swelling is slowly growing. An experienced team and surgeon are present.',
      ask: 'Which technique is preferred?',
      key: 'fiber',
      why: 'The mouth is blocked, so a nasal route with a flexible scope in the awake patient is the safest way to a tube.',
      wrong: ['oral', 'supraglottic', 'oralTube', 'magill', 'cough'],
      lesson: 'Prepare the neck for a surgical airway before starting in angioedema.',
    },
    {
      id: 'open-poor-view',
      scene:
        'During direct laryngoscopy in an anesthetized patient just the tip of the epiglottis is seen. The neck stays in line because of an unstable fracture. The mask ventilates well and SpO₂ is 98%.',
      ask: 'Which technique should be used next?',
      key: 'video',
      why: 'A camera at the blade tip gives a view around the corner without extending the neck, and there is time.',
      wrong: ['cric', 'magill', 'nasal', 'oral'],
      lesson: 'After a failed attempt change something: blade, position, device or operator.',
    },
    {
      id: 'open-cico-trauma',
      scene:
        'A gunshot destroyed the lower face. The airway fills with blood, intubation has failed, neither mask nor supraglottic device moves air, and SpO₂ is 68% and falling.',
      ask: 'Which step is indicated?',
      key: 'cric',
      why: 'A patient who can be neither intubated nor oxygenated from above needs an opening through the cricothyroid membrane now.',
      wrong: ['fiber', 'nasal', 'video', 'oral', 'bag'],
      because: {
        video: 'Intubation has failed, and blood hides the camera.',
        bag: 'The mask does not move air, so more of the same costs time.',
      },
      lesson: 'Decide early: brain injury follows minutes after SpO₂ collapses.',
    },
    {
      id: 'open-cico-lumps',
      scene:
        'An adult has complete upper airway obstruction from a bleeding throat tumor. He is unconscious, the laryngoscope shows just blood and tissue, ventilation with every device from above fails, and the pulse is slowing.',
      ask: 'Which step is indicated?',
      key: 'cric',
      why: 'The obstruction lies above the cricoid, and oxygen can reach the lungs through the membrane below it.',
      wrong: ['magill', 'bag', 'nasal', 'video'],
      lesson:
        'The membrane lies between the thyroid and cricoid cartilages, the shallowest way into the airway.',
    },
    {
      id: 'open-hemoptysis',
      scene:
        'A patient with a cavity in the right upper lobe coughs 500 mL of blood in an hour. Blood from the right side is flooding the left lung, and gas exchange is failing. An anesthesiologist is present.',
      ask: 'Which airway helps to protect the good lung?',
      key: 'double',
      why: 'Lumens to each main bronchus allow the left lung to be ventilated while the bleeding right lung is isolated.',
      wrong: ['supraglottic', 'oral', 'nasal', 'cric', 'fiber'],
      lesson: 'Until then lie on the bleeding side, so that blood does not run into the good lung.',
    },
    {
      id: 'open-lavage',
      scene:
        'A patient with pulmonary alveolar proteinosis is scheduled for washing of the whole left lung with warm saline. The right lung has to be ventilated meanwhile.',
      ask: 'Which airway is needed?',
      key: 'double',
      why: 'Whole lung lavage needs a fluid-tight separation of the lungs.',
      wrong: ['oralTube', 'supraglottic', 'nasal', 'cric'],
      because: {
        oralTube: 'A single-lumen tube in the trachea lets the fluid flow into the other lung.',
      },
      lesson:
        'The position of the tube is checked with a flexible scope, as a slip would flood the other lung.',
    },
    {
      id: 'open-choking-partial',
      scene:
        'A man choking on a nut coughs forcefully, can say his name and has some wheeze between the coughs. His color is good.',
      ask: 'Which action is right?',
      key: 'cough',
      why: 'A strong cough moves more air than any maneuver. Interference could turn partial into complete obstruction.',
      wrong: ['thrusts', 'magill', 'suction', 'back'],
      lesson: 'Stand by and act if the cough weakens, stridor grows or color changes.',
    },
    {
      id: 'open-choking-infant',
      scene:
        'An eight-month-old suddenly stops making sounds while eating a grape. The infant is awake, blue around the lips and has no cough.',
      ask: 'Which action is right?',
      key: 'back',
      why: 'In infants the liver is at risk from abdominal thrusts, so back blows and chest thrusts alternate.',
      wrong: ['thrusts', 'cough', 'suction', 'bag'],
      lesson: 'Hold the head lower than the trunk. No blind finger sweeps.',
    },
    {
      id: 'open-choking-unresponsive',
      scene:
        'A patient collapsed while eating and lost consciousness. At laryngoscopy during resuscitation a piece of meat is seen above the cords.',
      ask: 'Which action is best?',
      key: 'magill',
      why: 'The object is in view, so forceps can take it out under direct vision.',
      wrong: ['cric', 'back', 'thrusts', 'bag'],
      because: {
        cric: 'The object can be removed from above. Surgery is for a blockage that cannot.',
        bag: 'Breaths cannot pass the meat, which is in view and can be removed.',
      },
      lesson:
        'In an unresponsive choking patient begin compressions and look in the mouth before each breath.',
    },
    {
      id: 'open-vomit-mouth',
      scene:
        'An unconscious patient who has just been turned on the side has a mouth full of thick vomit. Breathing is noisy, and the laryngoscope is not yet needed.',
      ask: 'What is needed before any device is placed?',
      key: 'suction',
      why: 'Any airway or breath given now would carry vomit into the lungs. A wide rigid tip removes it fast.',
      wrong: ['oral', 'bag', 'supraglottic', 'nasal', 'thrusts'],
      lesson:
        'Thin catheters clog with particles. The rigid tip is for the mouth, the soft catheter for the trachea.',
    },
    {
      id: 'open-mask-leak',
      scene:
        'A therapist alone cannot keep a seal on a large toothless patient in respiratory arrest. An oral airway is in, and the chest rises little. A nurse is at hand, and a tube is being prepared.',
      ask: 'Which step is best at this moment?',
      key: 'bag',
      why: 'One person holds the mask and jaw with both hands, the other squeezes. That is the quickest way to a better seal.',
      wrong: ['cric', 'fiber', 'nasal', 'suction'],
      because: { nasal: 'An oral airway already lies in place. The seal is what fails.' },
      lesson: 'Sniffing position, oral airway, two hands and two persons solve most mask problems.',
    },
  ],
});
