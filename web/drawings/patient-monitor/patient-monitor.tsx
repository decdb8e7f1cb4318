import styles from './patient-monitor.module.css';
import { Pressure } from './pressure.tsx';
import { Readout } from './readout.tsx';
import { Trace, traceLeft, traceWidth } from './trace.tsx';
import { describeVitals, isSpo2Low, type Vitals } from './vitals.ts';
import { co2Top, co2Wave, ecgWave, plethWave } from './waves.ts';

type Shown = { readonly vitals: Vitals };
type PatientMonitorProps = Shown & { readonly name: string };

const colors = { ecg: '#4fe08a', pleth: '#5fd3f3', co2: '#f3dc62', line: '#16211f' } as const;

const AlarmBar = ({ vitals, name }: PatientMonitorProps) => (
  <g fill="#fff" fontSize="13.5">
    <rect width="580" height="28" fill={isSpo2Low(vitals) ? '#c4363b' : '#101a18'} />
    <text x="12" y="19" fontWeight="600">
      {isSpo2Low(vitals) ? 'SpO₂ low: below 90' : 'No alarms'}
    </text>
    <text x="568" y="19" textAnchor="end">
      {name}
    </text>
  </g>
);

const Rules = () => (
  <g stroke={colors.line}>
    {[118, 202, 286].map((y) => (
      <line key={y} x1="0" x2="580" y1={y} y2={y} />
    ))}
    <line x1="434" x2="434" y1="28" y2="346" />
  </g>
);

const Names = () => (
  <g fontSize="12" fontWeight="500">
    <text x="12" y="50" fill={colors.ecg}>
      II
    </text>
    <text x="12" y="134" fill={colors.pleth}>
      Pleth
    </text>
    <text x="12" y="218" fill={colors.co2}>
      CO₂
    </text>
  </g>
);

const Co2Scale = () => (
  <g fontSize="11" fill="#9fb0aa">
    {[0, 0.5, 1].map((share) => (
      <g key={share}>
        <line
          x1={traceLeft}
          x2={traceLeft + traceWidth}
          y1={338 - share * 102}
          y2={338 - share * 102}
          stroke="#2a3a36"
          strokeDasharray="2 4"
        />
        <text x="32" y={342 - share * 102} textAnchor="end">
          {Math.round(co2Top * share)}
        </text>
      </g>
    ))}
  </g>
);

const Traces = ({ vitals }: Shown) => (
  <>
    <Trace wave={ecgWave(vitals)} color={colors.ecg} y={46} height={58} span={6} />
    <Trace wave={plethWave(vitals)} color={colors.pleth} y={140} height={52} span={6} />
    <Trace wave={co2Wave(vitals)} color={colors.co2} y={236} height={102} span={12} />
  </>
);

const Readouts = ({ vitals }: Shown) => (
  <>
    <Readout y={36} name="HR" value={vitals.hr} unit="/min" color={colors.ecg} />
    <Readout
      y={120}
      name="SpO₂"
      value={vitals.spo2}
      unit="%"
      color={colors.pleth}
      isAlarm={isSpo2Low(vitals)}
    />
    <Readout y={204} name="EtCO₂" value={vitals.etco2} unit="mmHg" color={colors.co2} />
    <g fill={colors.co2} fontWeight="600">
      <text x="450" y="306" fontSize="13">
        RR
      </text>
      <text x="562" y="322" fontSize="32" textAnchor="end">
        {vitals.rr}
      </text>
    </g>
  </>
);

/** A bedside monitor: three waves computed from the vital signs. */
export const PatientMonitor = ({ vitals, name }: PatientMonitorProps) => (
  <svg
    viewBox="0 0 580 424"
    width="100%"
    role="img"
    aria-label={describeVitals(vitals)}
    className={styles['patient-monitor']}
  >
    <AlarmBar vitals={vitals} name={name} />
    <Rules />
    <Names />
    <Co2Scale />
    <Traces vitals={vitals} />
    <Readouts vitals={vitals} />
    <Pressure vitals={vitals} />
  </svg>
);
