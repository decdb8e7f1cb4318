import { Text } from '@radix-ui/themes';
import type { MonitorSign } from '../../../domain/contracts/asked-for.ts';
import { monitorSigns } from '../../../domain/contracts/asked-for.ts';
import type { GatheringView } from '../../../domain/contracts/simulation.ts';
import bedsideMonitorStyles from '../../drawings/bedside-monitor/bedside-monitor.module.css';
import { BedsideMonitor } from '../../drawings/bedside-monitor/bedside-monitor.tsx';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import styles from './gathering.module.css';

const signNames: Readonly<Record<MonitorSign, readonly [name: string, unit: string]>> = {
  hr: ['HR', '/min'],
  bp: ['BP', 'mm Hg'],
  rr: ['RR', '/min'],
  temp: ['Temp', '°C'],
  spo2: ['SpO₂', '%'],
};

type KnownSignsProps = { readonly gathering: GatheringView; readonly name: string };

/** The monitor as far as its signs were asked for. */
export const KnownSigns = ({ gathering: { vitalSigns, known }, name }: KnownSignsProps) => {
  if (known.length === monitorSigns.length) {
    return <BedsideMonitor vitals={vitalSigns} name={name} />;
  }
  return (
    <>
      <div className={classes(bedsideMonitorStyles['bedside'], styles['known-signs'])}>
        <div className={bedsideMonitorStyles['bedside-head']}>
          <b>Monitor</b>
          <span>{name}</span>
        </div>
        <dl>
          {monitorSigns.map((sign) => (
            <div key={sign}>
              <dt>
                {signNames[sign][0]} <span>{signNames[sign][1]}</span>
              </dt>
              <dd className={textStyles['num']}>
                {known.includes(sign) ? vitalSigns[sign] : '--'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Text as="p" size="2" color="gray" mt="2" className={styles['known-signs-note']}>
        The monitor shows only what you asked for.
      </Text>
    </>
  );
};
