import { meanPressure, type Vitals } from './vitals.ts';

type LabelProps = { readonly x: number; readonly name: string; readonly unit: string };

const Label = ({ x, name, unit }: LabelProps) => (
  <>
    <text x={x} y="372" fontSize="13" fontWeight="600">
      {name}
    </text>
    <text x={x + 42} y="372" fontSize="12" fill="#b9c6c1">
      {unit}
    </text>
  </>
);

/** The bottom of the screen: cuff pressure and temperature. */
export const Pressure = ({ vitals }: { readonly vitals: Vitals }) => (
  <g fill="#eef3f1">
    <rect y="350" width="580" height="74" fill="#0c1412" />
    <Label x={14} name="NIBP" unit="mmHg" />
    <text x="14" y="408" fontSize="32" fontWeight="600">
      {vitals.sys}/{vitals.dia}
    </text>
    <text x="150" y="408" fontSize="18">
      ({meanPressure(vitals)})
    </text>
    <Label x={300} name="Temp" unit="°C" />
    <text x="300" y="408" fontSize="32" fontWeight="600">
      {vitals.temp.toFixed(1)}
    </text>
    <text x="562" y="372" fontSize="12" textAnchor="end" fill="#b9c6c1">
      ECG 25 mm/s, CO₂ 12.5 mm/s
    </text>
  </g>
);
