import type { WrittenItemSet } from '../../../item/written-item.ts';

export const troubleshootingDevices = {
  field: 'RT',
  exam: 'TMC',
  area: 'troubleshooting-qc-infection',
  source: 'Standard respiratory care equipment and mechanical ventilation texts',
  items: [
    {
      id: 'rt-tq-covered-entrainment-ports',
      topic: 'Oxygen delivery devices, flowmeters, regulators and cylinders',
      level: 'application',
      type: 'single',
      stem: 'A patient with COPD wears an air-entrainment mask set for 28% oxygen at the recommended flow. An hour later the patient is drowsy, the bed covers are pulled up over the mask, and a calibrated analyzer reads 40% oxygen inside it. What should the therapist do first?',
      options: [
        {
          text: 'Turn down the oxygen flow',
          why: 'The ratio of the mask sets the oxygen percentage, so a lower flow would cut the total flow and not the cause. It fits a flowmeter that was set above the recommended flow.',
        },
        {
          text: 'Free the side ports',
          right: true,
          why: 'Covers over the ports block room air, so the oxygen percentage rises and the total flow falls. Clearing them restores the 28% at once.',
        },
        {
          text: 'Use a simple mask',
          why: 'A simple mask gives an uncertain and usually higher oxygen percentage. It does not suit a patient who may retain CO₂.',
        },
        {
          text: 'Recheck the analyzer',
          why: 'The analyzer has been calibrated, and the drowsy patient agrees with its reading. Recalibration fits a reading that does not match the device or the patient.',
        },
      ],
      explanation:
        'An air-entrainment device keeps its oxygen percentage only while its ports are open. Blocked ports or back pressure raise the percentage and lower the total flow. Check the device from the patient back to the wall.',
    },
    {
      id: 'rt-tq-cylinder-duration',
      topic: 'Gas cylinder duration calculation',
      level: 'application',
      type: 'single',
      ordered: true,
      stem: 'A patient is moved by ambulance with an E cylinder (tank factor 0.28 L/psi) whose gauge reads 1,500 psi. The nasal cannula runs at 4 L/min, and the cylinder must be changed when the gauge reads 200 psi. How long can this cylinder be used?',
      options: [
        {
          text: '91 minutes',
          right: true,
          why: 'Usable pressure is 1,500 – 200 = 1,300 psi. Multiplied by 0.28 it gives 364 L, and at 4 L/min that lasts 91 minutes.',
        },
        {
          text: '105 minutes',
          why: 'This is 1,500 × 0.28/4. It empties the cylinder and leaves out the reserve of 200 psi.',
        },
        {
          text: '325 minutes',
          why: 'This divides 1,300 psi by 4 L/min as if each psi were a liter. The tank factor of 0.28 L/psi was left out.',
        },
        {
          text: '1,020 minutes',
          why: 'This uses the factor of an H cylinder, 3.14 L/psi, in place of the factor of 0.28 L/psi for an E cylinder.',
        },
      ],
      explanation:
        'Duration in minutes is usable pressure times the tank factor, divided by the flow. Subtract the reserve first, and use the factor that belongs to the size of the cylinder. Plan a margin for delays on the way.',
    },
    {
      id: 'rt-tq-humidifier-whistle',
      topic: 'Humidifiers and nebulizers',
      level: 'application',
      type: 'single',
      stem: 'A nasal cannula with a bubble humidifier runs at 3 L/min. The therapist hears a high-pitched whistle from the humidifier, and the patient feels no gas at the prongs. The jar is tight and half full. What is the most likely cause?',
      options: [
        {
          text: 'Crack in the humidifier jar',
          why: 'A cracked jar leaks, so pressure cannot build up and the relief valve stays silent. Flow at the prongs would be weak without a whistle.',
        },
        {
          text: 'Flowmeter not fully seated',
          why: 'A leak at the wall hisses at the outlet and lowers the flow. It does not raise the pressure in the jar.',
        },
        {
          text: 'Too little water in the jar',
          why: 'It fits dry gas and a dry nose at a normal flow. Here the jar is half full.',
        },
        {
          text: 'Kink in the delivery tubing',
          right: true,
          why: 'A block beyond the humidifier raises the pressure in the jar until the relief valve opens and sounds. No gas at the prongs confirms it.',
        },
      ],
      explanation:
        'The relief valve of a bubble humidifier sounds when gas cannot leave toward the patient. Look for a kinked or crushed tube first. As a check, pinching the tubing of an intact system should make the valve whistle.',
    },
    {
      id: 'rt-tq-vent-false-triggering',
      topic: 'Mechanical ventilator and circuit troubleshooting',
      level: 'analysis',
      type: 'single',
      stem: 'A patient under neuromuscular block is ventilated in volume-control mode with flow triggering at a set rate of 14/min. The ventilator now shows a total rate of 32/min, the flow tracing has a fine sawtooth pattern, and the chest moves just with the delivered breaths. What should the therapist do first?',
      options: [
        {
          text: 'Deepen the sedation of the patient',
          why: 'Sedation would slow breaths that the patient triggers. Under neuromuscular block the patient cannot trigger any.',
        },
        {
          text: 'Drain the circuit and the water traps',
          right: true,
          why: 'Water moving in the tubing shakes the gas column, draws a sawtooth and sets off the flow trigger. Removing it stops the false breaths.',
        },
        {
          text: 'Make the flow trigger more sensitive',
          why: 'A more sensitive trigger would react even more to the moving gas. It is right when real efforts fail to start a breath.',
        },
        {
          text: 'Raise the set rate to the total rate',
          why: 'This would make the overventilation permanent. It fits a patient whose PaCO₂ is too high.',
        },
      ],
      explanation:
        'Extra breaths in a patient who cannot breathe come from the machine. Water in the tubing, a leak or a trigger set too sensitive can start them. A sawtooth flow tracing points to water or secretions.',
    },
    {
      id: 'rt-tq-vent-low-volume-leak',
      topic: 'Mechanical ventilator and circuit troubleshooting',
      level: 'application',
      type: 'multiple',
      stem: 'A patient on volume-control ventilation with a set tidal volume of 450 mL has a low-volume alarm. The exhaled tidal volume is 260 mL, and the peak inspiratory pressure has fallen from 28 to 15 cm H₂O. Which faults could cause this? Select all that apply.',
      options: [
        {
          text: 'Underinflated tube cuff',
          right: true,
          why: 'Gas escapes around the tube, so less volume returns and less pressure builds up.',
        },
        {
          text: 'Open nebulizer port',
          right: true,
          why: 'A port left open after a treatment lets gas out of the circuit during inspiration.',
        },
        {
          text: 'Mucus plug in the tube',
          why: 'A plug raises the peak pressure in volume control. Here the pressure has fallen.',
        },
        {
          text: 'Loose humidifier fitting',
          right: true,
          why: 'A loose fitting is a circuit leak, which lowers both the pressure and the returned volume.',
        },
        {
          text: 'Kinked inspiratory limb',
          why: 'A kink sets off the high-pressure alarm because gas cannot get through.',
        },
        {
          text: 'Acute bronchospasm',
          why: 'Narrow airways raise the peak pressure. The low pressure here speaks against it.',
        },
      ],
      explanation:
        'Low exhaled volume with low pressure means a leak or a disconnection. Follow the circuit from the patient to the machine, and ventilate by hand if the leak is not found at once. High pressure with low volume means an obstruction or stiff lungs.',
    },
    {
      id: 'rt-tq-niv-mask-eye-leak',
      topic: 'CPAP and noninvasive ventilation interfaces',
      level: 'application',
      type: 'single',
      stem: 'A patient on noninvasive ventilation through an oronasal mask complains of air blowing into the eyes. The straps have been tightened twice, and the skin over the bridge of the nose is now red. What should the therapist do?',
      options: [
        {
          text: 'Refit with a better-sized mask',
          right: true,
          why: 'A leak at the nose that persists with tight straps means that size or style does not fit. Another mask seals with less tension and spares the skin.',
        },
        {
          text: 'Tighten the upper head strap',
          why: 'More tension on red skin leads to a pressure sore and may crease the cushion and widen the leak. A small adjustment fits a strap that is still loose.',
        },
        {
          text: 'Lower the inspiratory pressure',
          why: 'Less pressure reduces the leak but also the support that the patient needs. It fits gas swallowing or volumes that are too large.',
        },
        {
          text: 'Tape the mask rim to the skin',
          why: 'Tape delays removal of the mask if the patient vomits and harms the skin. A proper fit makes it unnecessary.',
        },
      ],
      explanation:
        'A mask should seal with straps that still let one or two fingers pass. Leaks toward the eyes and redness at the nose mean a poor fit, not loose straps. Change size or style early to protect the skin and keep the therapy going.',
    },
    {
      id: 'rt-tq-pilot-valve-leak',
      topic: 'Artificial airways and cuff management devices',
      level: 'analysis',
      type: 'single',
      stem: 'A patient intubated with difficulty has a leak around the endotracheal tube, and the pilot balloon is soft. Air is added and the leak stops, but within minutes the balloon is soft again. When the inflation line is clamped between the balloon and the cuff, the seal holds. The tube is at its original depth. What should the therapist do?',
      options: [
        {
          text: 'Exchange the tube for a larger one',
          why: 'A larger tube fits a cuff that seals only at high pressure. Here a new intubation would be risky and the cuff itself is sound.',
        },
        {
          text: 'Advance the tube and reinflate it',
          why: 'Moving the tube in helps when the cuff lies at the cords. The depth has not changed.',
        },
        {
          text: 'Refill the cuff with air each hour',
          why: 'The seal is lost within minutes, so hourly refills leave the airway open to aspiration. Adding air once fits a cuff that was underfilled and then holds.',
        },
        {
          text: 'Bypass the faulty valve with a stopcock',
          right: true,
          why: 'Clamping shows that the cuff holds and that the balloon or its valve leaks. A stopcock on the inflation line closes the leak without a risky tube change.',
        },
      ],
      explanation:
        'A soft pilot balloon after refilling means a leak in the cuff, the line or the valve. If the seal holds with the line clamped, the valve end is at fault and can be bypassed. If it does not hold, the cuff is torn and the tube must be changed.',
    },
    {
      id: 'rt-tq-chest-drain-bubbling',
      topic: 'Suction and chest drainage systems',
      level: 'analysis',
      type: 'single',
      stem: 'A patient has a chest tube connected to a three-chamber drainage unit with suction. The water-seal chamber bubbles without pause. When the tube is clamped for a moment right at the chest wall, the bubbling goes on. What is the most likely cause?',
      options: [
        {
          text: 'Leak from the lung',
          why: 'Air from the lung cannot pass a clamp at the chest wall, so the bubbling would stop. It would then mean an air leak in the patient.',
        },
        {
          text: 'Loose tubing joint',
          right: true,
          why: 'Bubbling that goes on beyond the clamp draws its air from the tubing, a joint or the unit. Tighten or replace what leaks.',
        },
        {
          text: 'Excess wall suction',
          why: 'Too much suction makes the suction-control chamber bubble hard. It does not put air into the water seal.',
        },
        {
          text: 'Clotted chest tube',
          why: 'It fits a chamber without bubbling and without a swing of the water level. A blocked tube brings no air into the chamber.',
        },
      ],
      explanation:
        'Steady bubbling in the water seal means that air is entering. Brief clamping at the chest wall tells a leak in the patient (bubbling stops) from a leak in the system (bubbling goes on). The water level should swing with breathing.',
    },
    {
      id: 'rt-tq-resuscitator-inlet-valve',
      topic: 'Manual resuscitators',
      level: 'application',
      type: 'single',
      stem: 'Before a transport the therapist closes the patient outlet of a self-inflating resuscitator with the palm and squeezes. The bag empties with little resistance, and gas is felt escaping at the reservoir end. The pressure-relief valve is locked shut. Which fault is most likely?',
      options: [
        {
          text: 'Oxygen flow set too low',
          why: 'A low flow lowers the oxygen percentage. It does not let the bag empty against a closed outlet.',
        },
        {
          text: 'Reservoir torn or missing',
          why: 'A faulty reservoir lowers the oxygen percentage, but the bag still builds up pressure because its own valve closes.',
        },
        {
          text: 'Patient valve stuck shut',
          why: 'A patient valve that does not open makes the bag hard to squeeze. Here it empties easily.',
        },
        {
          text: 'Inlet valve not sealing',
          right: true,
          why: 'The inlet valve must close when the bag is squeezed. If it does not, gas goes back toward the reservoir and the patient would get little or nothing.',
        },
      ],
      explanation:
        'Test every resuscitator before use: with the outlet closed and the relief valve locked, the bag must stay firm. An easy squeeze with gas at the back means a faulty inlet valve. Take another unit at once.',
    },
  ],
} satisfies WrittenItemSet;
