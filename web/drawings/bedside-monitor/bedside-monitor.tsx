import { IconButton } from '@radix-ui/themes';
import { Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { VitalSigns } from '../../../domain/contracts/patient.ts';
import { classes } from '../../ui/classes.ts';
import styles from './bedside-monitor.module.css';
import { describeSigns, isSpo2Low, meanPressure, type Signs, signsOf } from './signs.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { waveColors } from './wave-screen.ts';
import { Waves } from './waves.tsx';

type BedsideMonitorProps = {
  readonly vitals: VitalSigns;
  /** What they were before the last choice, to show the change. */
  readonly before?: VitalSigns | undefined;
  readonly name: string;
};

type ReadoutProps = {
  readonly name: string;
  readonly unit: string;
  readonly value: string | number;
  readonly change: number;
  readonly color: string;
  readonly isAlarm?: boolean;
};

const Change = ({ change }: Pick<ReadoutProps, 'change'>) =>
  change === 0 ? null : (
    <span className={styles['bedside-change']}>
      {change > 0 ? '▲' : '▼'} {Math.abs(change)}
    </span>
  );

const Readout = ({ name, unit, value, change, color, isAlarm = false }: ReadoutProps) => (
  <div
    className={
      isAlarm ? classes(styles['bedside-readout'], styles['alarm']) : styles['bedside-readout']
    }
    style={{ color }}
  >
    <span className={styles['bedside-name']}>
      <b>{name}</b>
      <Change change={change} />
      <span>{unit}</span>
    </span>
    <span className={styles['bedside-value']}>{value}</span>
  </div>
);

const pressureText = ({ sys, dia }: Signs): string => (sys === 0 ? '--/--' : `${sys}/${dia}`);

type Shown = { readonly signs: Signs; readonly was: Signs };

const Readouts = ({ signs, was }: Shown) => (
  <div className={styles['bedside-readouts']}>
    <Readout
      name="HR"
      unit="/min"
      value={signs.hr}
      color={waveColors.ecg}
      change={signs.hr - was.hr}
    />
    <Readout
      name="SpO₂"
      unit="%"
      value={signs.spo2}
      color={waveColors.pleth}
      change={signs.spo2 - was.spo2}
      isAlarm={isSpo2Low(signs)}
    />
    <Readout
      name="ABP"
      unit="mmHg"
      value={pressureText(signs)}
      color={waveColors.pressure}
      change={signs.sys - was.sys}
    />
    <Readout
      name="RR"
      unit="/min"
      value={signs.rr}
      color={waveColors.respiration}
      change={signs.rr - was.rr}
    />
  </div>
);

type HeadProps = {
  readonly signs: Signs;
  readonly name: string;
  /** Absent when nothing moves anyway. */
  readonly onPause: (() => void) | undefined;
  readonly isPaused: boolean;
};

const Head = ({ signs, name, onPause, isPaused }: HeadProps) => (
  <div
    className={
      isSpo2Low(signs) ? classes(styles['bedside-head'], styles['alarm']) : styles['bedside-head']
    }
  >
    <b>{isSpo2Low(signs) ? 'SpO₂ low: below 90' : 'No alarms'}</b>
    <span>
      {name}
      {onPause ? (
        <IconButton
          size="1"
          variant="ghost"
          className={styles['bedside-pause']}
          aria-label={isPaused ? 'Play waveforms' : 'Pause waveforms'}
          onClick={onPause}
        >
          {isPaused ? <Play size={14} /> : <Pause size={14} />}
        </IconButton>
      ) : null}
    </span>
  </div>
);

/** A bedside monitor, live: ECG, pulse oximetry, arterial pressure and breathing, true to the rates. */
export const BedsideMonitor = ({ vitals, before = vitals, name }: BedsideMonitorProps) => {
  const signs = useMemo(() => signsOf(vitals), [vitals]);
  const isMotionUnwanted = useReducedMotion();
  const [isPaused, pause] = useState(false);
  const was = signsOf(before);
  return (
    <div className={styles['bedside']}>
      <Head
        signs={signs}
        name={name}
        isPaused={isPaused}
        onPause={isMotionUnwanted ? undefined : () => pause(!isPaused)}
      />
      <div className={styles['bedside-screen']} role="img" aria-label={describeSigns(signs)}>
        <Waves signs={signs} isStill={isMotionUnwanted || isPaused} />
        <Readouts signs={signs} was={was} />
      </div>
      <div className={styles['bedside-foot']} aria-hidden="true">
        <span>
          Mean <b>{meanPressure(signs)}</b> mmHg
        </span>
        <span>
          Temp <b>{signs.temp.toFixed(1)}</b> °C
        </span>
      </div>
    </div>
  );
};
