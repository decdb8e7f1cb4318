import { decisionSet } from '../respiratory-disease/decision.ts';

/** What the patient and the graphics show, and the change that fits the breath to the patient. */
export const asynchronySet = decisionSet({
  topic: 'ventilator',
  source: 'Standard respiratory care and mechanical ventilation texts',
  courses: {
    flow: {
      text: 'Raise the set peak flow',
      why: 'More flow is for a patient who demands more gas than the set flow gives during inspiration.',
    },
    trigger: {
      text: 'Lower the trigger threshold',
      why: 'A more sensitive trigger is for efforts that are missed because the threshold is set too high.',
    },
    dull: {
      text: 'Raise the trigger threshold',
      why: 'A higher threshold is for breaths that start without effort, from leaks, water or heartbeats.',
    },
    drain: {
      text: 'Drain the water from the tubing',
      why: 'Draining the tubing is for condensate that moves, shown by a sawtooth on flow or pressure.',
    },
    peep: {
      text: 'Add applied PEEP below auto-PEEP',
      why: 'Applied PEEP just below the auto-PEEP makes triggering easier when trapped gas hides the efforts.',
    },
    expiratory: {
      text: 'Lengthen the expiratory time',
      why: 'More time to exhale is for flow that has not returned to zero before the next breath.',
    },
    earlier: {
      text: 'End pressure support breaths sooner',
      why: 'A higher cycling-off percentage is for breaths that go on after the patient wants to exhale.',
    },
    later: {
      text: 'End pressure support breaths later',
      why: 'A lower cycling-off percentage is for breaths that stop while the patient still inhales.',
    },
    longer: {
      text: 'Lengthen the set inspiratory time',
      why: "A longer inspiratory time is for a set time shorter than the patient's own inspiration.",
    },
    shorter: {
      text: 'Shorten the set inspiratory time',
      why: 'A shorter inspiratory time is for a patient who pushes out before the machine has finished.',
    },
    lowerSupport: {
      text: 'Lower the pressure support level',
      why: 'Less support is for breaths so large that they outlast the effort or wash out CO₂ and abolish the drive.',
    },
    moreSupport: {
      text: 'Raise the pressure support level',
      why: 'More support is for small tidal volumes with a fast rate and signs of muscle loading.',
    },
    steeper: {
      text: 'Set a faster pressure rise time',
      why: 'A faster rise is for pressure that builds up too slowly, so that the patient pulls against it.',
    },
    gentler: {
      text: 'Set a slower pressure rise time',
      why: 'A slower rise is for an overshoot of pressure at the very start of the breath.',
    },
    backup: {
      text: 'Set a backup rate during sleep',
      why: 'A mandatory rate is for pauses of breathing under support, not for efforts that are present.',
    },
    sedation: {
      text: 'Review pain control and sedation',
      why: 'Drugs come after faults and settings have been dealt with, or for distress that settings cannot explain.',
    },
  },
  decisions: [
    {
      id: 'asyn-scooped-curve',
      scene:
        'A patient with pneumonia is on volume-control ventilation with a constant flow of 35 L/min. With each breath the airway pressure curve sags in the middle of inspiration, and the patient lifts the shoulders.',
      key: 'flow',
      why: 'A sag of pressure during inspiration means that the patient draws faster than the constant flow delivers.',
      wrong: ['dull', 'shorter', 'lowerSupport', 'expiratory', 'drain'],
      because: {
        shorter:
          'In volume control, time follows from flow. Cutting the volume would give even less of what the patient wants.',
      },
      lesson:
        'A set flow of 60 to 80 L/min meets most demands. A change to a pressure-targeted breath also frees the flow.',
    },
    {
      id: 'asyn-demand-acidosis',
      scene:
        'A patient with septic shock and lactic acidosis is awake on assist-control volume ventilation. Tidal volume is 450 mL, flow 40 L/min and total rate 30/min. Inspiratory pressure dips below the PEEP level throughout the breath, and the neck muscles contract.',
      key: 'flow',
      why: 'Acidosis drives a high inspiratory demand that a flow of 40 L/min cannot meet, so airway pressure is pulled down during the breath.',
      wrong: ['dull', 'peep', 'longer', 'drain', 'backup'],
      because: {
        longer:
          'A longer time would mean an even lower flow for the same volume and would worsen the hunger for gas.',
      },
      lesson:
        'Look at the pressure during the delivered breath to judge flow, and before the breath to judge triggering.',
    },
    {
      id: 'asyn-insensitive',
      scene:
        'A ventilated patient pulls the airway pressure 5 cm H₂O below baseline before each breath starts. Flow returns to zero at the end of every expiration. The pressure trigger is set at −6 cm H₂O.',
      key: 'trigger',
      why: 'The patient must reach −6 cm H₂O before gas flows, which loads the muscles. A threshold of −1 to −2 cm H₂O is usual.',
      wrong: ['flow', 'peep', 'expiratory', 'later', 'drain'],
      because: {
        peep: 'Applied PEEP helps when trapped gas must be overcome. Here flow reaches zero, so none is trapped.',
      },
      lesson:
        'The trigger should be as sensitive as possible without self-cycling: about −1 to −2 cm H₂O or 1 to 3 L/min.',
    },
    {
      id: 'asyn-flow-trigger-high',
      scene:
        'A patient recovering from surgery has a flow trigger of 9 L/min on pressure support. The belly rises 22 times a minute, the ventilator counts 14 breaths, and expiratory flow ends well before each effort. Tidal volume is 6 mL/kg of predicted body weight.',
      key: 'trigger',
      why: 'With expiration complete and modest tidal volumes, efforts are missed because 9 L/min is too much flow to ask for.',
      wrong: ['expiratory', 'dull', 'later', 'steeper', 'backup'],
      because: {
        expiratory:
          'Expiratory flow has already ended before each effort, so more time adds nothing.',
      },
      lesson:
        'Missed efforts have two main causes: a dull trigger, and trapped gas. The end of the expiratory flow tells them apart.',
    },
    {
      id: 'asyn-copd-missed',
      scene:
        'A patient with emphysema on assist-control ventilation makes efforts that do not start a breath. The flow trigger is 1.5 L/min, expiratory flow is still running when each effort begins, and an end-expiratory hold shows 9 cm H₂O with PEEP set at 0. The rate is set at 10/min.',
      key: 'peep',
      why: 'The patient must first overcome 9 cm H₂O of trapped pressure. PEEP of about 7 cm H₂O narrows that gap without more trapping.',
      wrong: ['trigger', 'flow', 'dull', 'longer', 'moreSupport'],
      because: {
        trigger:
          'The trigger is already very sensitive. The load lies in the trapped gas, not in the threshold.',
      },
      lesson:
        'In flow limitation, applied PEEP of 70 to 80% of the auto-PEEP counterbalances it. Plateau pressure should not rise as it is added.',
    },
    {
      id: 'asyn-copd-breath-stack',
      scene:
        'A sedated patient with severe asthma receives 24 mandatory breaths a minute with an inspiratory time of 1.2 s. No effort is seen. The expiratory flow curve is cut off by every new breath, and blood pressure is falling.',
      key: 'expiratory',
      why: 'Breaths are stacking because 1.3 s is left to exhale. Lowering the rate and shortening inspiration gives time for the gas to leave.',
      wrong: ['peep', 'longer', 'trigger', 'moreSupport', 'gentler'],
      because: {
        peep: 'Applied PEEP eases triggering in patients with efforts. This patient makes none and needs the gas out.',
      },
      lesson:
        'Trapped gas lowers venous return. Reduce rate and inspiratory time first, and treat the bronchospasm.',
    },
    {
      id: 'asyn-late-cycle-copd',
      scene:
        'A patient with COPD is on pressure support of 12 cm H₂O. Near the end of each inspiration the pressure spikes above the set level, the abdominal muscles tighten, and inspiratory time measures 1.8 s. Cycling is set at 15% of peak flow.',
      key: 'earlier',
      why: 'The spike shows that the patient exhales against an open inspiratory phase. A higher percentage, such as 40%, ends it in time.',
      wrong: ['later', 'moreSupport', 'longer', 'drain', 'steeper'],
      because: {
        later: 'A still lower percentage would stretch an inspiration that is already too long.',
      },
      lesson:
        'In obstruction inspiratory flow falls slowly, so a low cycling percentage is reached late. Raise it for COPD.',
    },
    {
      id: 'asyn-leak-late-cycle',
      scene:
        'During noninvasive pressure support a leak persists around a well-fitted mask. Inspiration lasts until the 3-second limit, while the patient tries to exhale after about 1 s. Cycling is set at 10% of peak flow.',
      key: 'earlier',
      why: 'The leak keeps flow above 10% of peak, so the breath does not cycle. A higher percentage is reached in spite of the leak.',
      wrong: ['later', 'moreSupport', 'trigger', 'longer', 'flow'],
      because: {
        trigger:
          'Breaths start well. Their end is what fails, and more sensitivity with a leak invites self-cycling.',
      },
      lesson:
        'With leaks, flow cycling fails. Reduce the leak, raise the cycling percentage or limit inspiratory time.',
    },
    {
      id: 'asyn-early-cycle-fibrosis',
      scene:
        'A patient with pulmonary fibrosis is on pressure support of 10 cm H₂O. Each breath lasts 0.4 s, the effort goes on after it ends, and the flow curve shows a notch toward zero early in expiration. Cycling is set at 50% of peak flow.',
      key: 'later',
      why: 'Stiff lungs make flow fall quickly, so 50% is reached while the patient still inhales. A lower percentage prolongs the breath.',
      wrong: ['earlier', 'lowerSupport', 'expiratory', 'gentler', 'dull'],
      because: {
        expiratory: 'Exhalation is not short of time. The inspiratory phase is what ends too soon.',
      },
      lesson:
        "In restrictive disease flow decays fast, so the cycling percentage is lowered to match the patient's inspiration.",
    },
    {
      id: 'asyn-double-trigger',
      scene:
        'A patient with ARDS on assist-control volume ventilation takes two breaths in a row without exhaling between them, several times a minute. Inspiratory time is 0.55 s at 6 mL/kg of predicted body weight, and the effort lasts about 0.9 s. Plateau pressure is 24 cm H₂O.',
      key: 'longer',
      why: 'The effort outlasts a set inspiration of 0.55 s and triggers a second breath. A longer time lets one breath cover one effort.',
      wrong: ['shorter', 'trigger', 'expiratory', 'peep', 'drain'],
      because: {
        trigger:
          'More sensitivity would make the second trigger even easier and stack more breaths.',
      },
      lesson:
        'Double triggering doubles the tidal volume. Match inspiratory time to the effort first; deeper sedation comes if this fails.',
    },
    {
      id: 'asyn-pc-short',
      scene:
        "On pressure-control ventilation a patient's inspiratory flow is still high when the breath is cut off at 0.5 s. Tidal volume is 4 mL/kg of predicted body weight, the patient goes on inhaling and sometimes starts another breath at once. Expiratory flow reaches zero early.",
      key: 'longer',
      why: 'Flow has not yet fallen when inspiration ends, so volume is lost and the patient still wants gas. A longer inspiratory time gives both.',
      wrong: ['shorter', 'expiratory', 'peep', 'dull', 'gentler'],
      because: {
        expiratory:
          'There is ample expiratory time, since flow ends early. Taking more from inspiration would worsen the fault.',
      },
      lesson:
        'In pressure control, extend inspiratory time until flow just reaches zero, as long as expiration stays complete.',
    },
    {
      id: 'asyn-pc-long',
      scene:
        'A patient waking up on pressure-control ventilation has an inspiratory time of 1.6 s. Inspiratory flow has been at zero for 0.6 s when the pressure rises sharply, and the patient strains to exhale before the valve opens.',
      key: 'shorter',
      why: 'Flow is finished long before the breath ends, and the patient pushes against the closed valve. About 1.0 s would match the breath.',
      wrong: ['longer', 'trigger', 'flow', 'peep', 'moreSupport'],
      because: {
        flow: 'Flow in a pressure-targeted breath follows demand and is not set. It is not short here.',
      },
      lesson:
        "A pressure rise at the end of inspiration means that the patient wants out: the machine's time is too long.",
    },
    {
      id: 'asyn-auto-heart',
      scene:
        'A patient who has neither cough nor breathing drive after brain injury seems to trigger at 96/min, the same as the heart rate. The flow trigger is 0.5 L/min, the circuit is dry and free of leaks, and flow ripples with each heartbeat.',
      key: 'dull',
      why: 'Heartbeats move gas enough to pass a threshold of 0.5 L/min. A less sensitive setting stops the false triggers.',
      wrong: ['trigger', 'drain', 'flow', 'peep', 'backup'],
      because: {
        drain: 'The circuit is dry. The ripples keep time with the heart, not with sloshing water.',
      },
      lesson:
        'False triggering can hide apnea. Before brain-death testing, make sure that breaths are not triggered by the heart.',
    },
    {
      id: 'asyn-auto-water',
      scene:
        'The total rate of a paralyzed patient has jumped from 16 to 34/min. The flow curve shows a coarse sawtooth, and fluid can be seen swaying in the lowest loop of the circuit. The trigger setting has not been changed.',
      key: 'drain',
      why: 'Moving condensate makes the flow swings that trigger breaths, and a paralyzed patient cannot make an effort.',
      wrong: ['dull', 'flow', 'sedation', 'expiratory', 'trigger'],
      because: {
        dull: 'A dull trigger would hide the cause and leave the water, which can run into the airway.',
      },
      lesson:
        'Remove the cause of false triggering before changing the trigger. Empty water away from the patient.',
    },
    {
      id: 'asyn-chest-drain-leak',
      scene:
        'A patient with a bronchopleural fistula has chest tubes on suction. Bubbling is continuous, exhaled volumes are lower than inhaled, and the ventilator self-cycles at 36/min although the deeply sedated patient makes no effort. PEEP and suction are already as low as the team accepts.',
      key: 'dull',
      why: 'The steady leak through the chest tube is read as a demand for flow. Raising the threshold above the leak stops self-cycling.',
      wrong: ['trigger', 'drain', 'longer', 'steeper', 'moreSupport'],
      because: {
        longer:
          'A longer inspiration drives more gas through the fistula and does nothing about triggering.',
      },
      lesson:
        'Leaks of any kind cause self-triggering. Correct the leak if possible, otherwise use leak compensation or a higher threshold.',
    },
    {
      id: 'asyn-support-too-high',
      scene:
        'A patient with COPD on pressure support of 22 cm H₂O has tidal volumes of 11 mL/kg of predicted body weight at a counted rate of 9/min. The chest shows many efforts between breaths that the ventilator does not answer. The pH is 7.51.',
      key: 'lowerSupport',
      why: 'Large volumes from too much support prolong inspiration and leave trapped gas, and alkalosis weakens the efforts. Less support restores triggering.',
      wrong: ['moreSupport', 'later', 'longer', 'dull', 'steeper'],
      lesson:
        'Too much pressure support is a common cause of missed efforts. Aim for 6 to 8 mL/kg and a comfortable rate.',
    },
    {
      id: 'asyn-support-apnea',
      scene:
        'A patient with heart failure on pressure support of 18 cm H₂O sleeps well, but each large breath is followed by others until breathing stops for 20 seconds. PaCO₂ is 31 mm Hg awake, and tidal volume is 10 mL/kg of predicted body weight.',
      key: 'lowerSupport',
      why: 'Excess support lowers PaCO₂ below the apneic threshold during sleep. Less support lets CO₂ rise and the rhythm settle.',
      wrong: ['moreSupport', 'later', 'flow', 'dull', 'drain'],
      lesson:
        'Central apnea under pressure support is usually overassistance. A backup rate hides it but does not correct the low PaCO₂.',
    },
    {
      id: 'asyn-support-too-low',
      scene:
        'A patient on pressure support of 5 cm H₂O and PEEP of 5 cm H₂O has a tidal volume of 240 mL, a rate of 38/min and active neck muscles. The trigger answers every effort, the tube is patent, and expiratory flow ends at zero. Predicted body weight is 62 kg.',
      key: 'moreSupport',
      why: 'Less than 4 mL/kg with a fast rate and accessory muscle use shows that the muscles carry too much. More support rests them.',
      wrong: ['lowerSupport', 'earlier', 'dull', 'backup', 'gentler'],
      lesson:
        'Titrate pressure support to a tidal volume of 6 to 8 mL/kg, a rate below about 30/min and relaxed neck muscles.',
    },
    {
      id: 'asyn-slow-rise',
      scene:
        'On pressure support an anxious patient with high drive has a pressure curve that climbs slowly like a ramp and is dented at its start. The level of support is reached after 0.4 s. Tidal volume is adequate.',
      key: 'steeper',
      why: 'The ramp shows that gas comes too slowly at the start of the effort. A faster rise reaches the target when demand is greatest.',
      wrong: ['gentler', 'later', 'lowerSupport', 'dull', 'expiratory'],
      lesson:
        'Rise time sets how fast the pressure target is reached. High drive needs a fast rise; an overshoot means it is too fast.',
    },
    {
      id: 'asyn-overshoot',
      scene:
        'At the very start of each pressure support breath the pressure shoots 5 cm H₂O above the set level and the breath ends early. The patient is calm and says that gas hits the throat hard. The rise time is at its fastest setting.',
      key: 'gentler',
      why: 'An early spike comes from gas that enters faster than the lungs accept. A slower rise removes the overshoot.',
      wrong: ['steeper', 'moreSupport', 'flow', 'peep', 'trigger'],
      lesson: 'An early spike is a fault of rise time. A late spike is a fault of cycling.',
    },
    {
      id: 'asyn-central-apnea-sleep',
      scene:
        'A patient with a brainstem stroke is on pressure support. Awake, tidal volume is 6 mL/kg of predicted body weight, the rate is 16/min and PaCO₂ is 46 mm Hg. Asleep, breathing stops for up to 40 seconds and SpO₂ falls to 84%.',
      key: 'backup',
      why: 'PaCO₂ is not low, so overassistance is not the cause. The respiratory drive fails in sleep and mandatory breaths must be assured.',
      wrong: ['lowerSupport', 'dull', 'later', 'steeper', 'flow'],
      because: {
        lowerSupport:
          'Support is modest and PaCO₂ is not low. Less help would add to hypoventilation.',
      },
      lesson: 'Pressure support needs a reliable drive. Without one, use a mode with a set rate.',
    },
    {
      id: 'asyn-pain',
      scene:
        'Two hours after chest surgery a ventilated patient is grimacing, the heart rate is 124/min and breaths are rapid. The tube is clear, breath sounds are equal, the blood gas is normal, flow is 75 L/min, every effort triggers a breath, and no setting change has made a difference.',
      key: 'sedation',
      why: 'Airway, lungs, gas exchange and settings have been checked. Untreated pain is the remaining cause of the distress.',
      wrong: ['trigger', 'peep', 'drain', 'longer', 'dull'],
      lesson:
        'Sedation is given after the tube, the patient and the ventilator have been checked. Pain is treated before agitation.',
    },
    {
      id: 'asyn-small-effort-weak',
      scene:
        'A patient with myasthenia gravis cannot start most breaths on a pressure trigger of −3 cm H₂O. The chest moves slightly at each attempt, airway pressure falls by 1.5 cm H₂O, and no auto-PEEP is measured.',
      key: 'trigger',
      why: 'Weak muscles produce just 1.5 cm H₂O. A threshold within reach, or a flow trigger of 1 to 2 L/min, answers these efforts.',
      wrong: ['peep', 'expiratory', 'dull', 'flow', 'earlier'],
      lesson:
        'Weak patients need the lowest threshold that does not self-cycle. Check for auto-PEEP before blaming weakness.',
    },
    {
      id: 'asyn-cpap-low-flow',
      scene:
        'On volume-control ventilation with a decelerating flow of 45 L/min, an athlete with rib fractures shows a hollow in the pressure curve soon after the breath starts. Auto-PEEP is zero, pain control is good, and the patient asks for "more air".',
      key: 'flow',
      why: 'A hollow early in the breath with air hunger means the peak flow lags behind the demand.',
      wrong: ['dull', 'longer', 'peep', 'backup', 'drain'],
      lesson:
        'Ask awake patients whether they get enough air. Then set the flow so that the pressure curve is convex.',
    },
    {
      id: 'asyn-fast-rate-set',
      scene:
        'After intubation for COPD a patient is passive at a set rate of 26/min with a flow of 40 L/min. Peak pressure climbs with each breath, and disconnection for some seconds lets a long exhalation out and restores the blood pressure.',
      key: 'expiratory',
      why: 'Relief on disconnection proves that gas was trapped. A lower rate with a higher flow leaves more time for exhalation.',
      wrong: ['peep', 'longer', 'moreSupport', 'trigger', 'gentler'],
      lesson:
        'Sudden hypotension on the ventilator with obstruction suggests dynamic hyperinflation. Disconnecting is both the test and the first treatment.',
    },
    {
      id: 'asyn-child-leak',
      scene:
        'A child with an uncuffed tube and a moderate leak is ventilated with a flow trigger of 0.3 L/min. The ventilator delivers 55 breaths a minute in steady rhythm while the sleeping child makes about 20 efforts. The tube size is right, and leak compensation is on.',
      key: 'dull',
      why: "Leak flow exceeds the very low threshold, so the machine triggers itself. A threshold above the leak restores the child's own rate.",
      wrong: ['trigger', 'moreSupport', 'longer', 'steeper', 'expiratory'],
      lesson:
        'A regular fast rate without matching efforts is self-triggering. Overventilation and alkalosis follow if it is missed.',
    },
  ],
});
