type ReadoutProps = {
  readonly y: number;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly color: string;
  readonly isAlarm?: boolean;
};

/** One vital sign beside its wave. */
export const Readout = ({ y, name, value, unit, color, isAlarm = false }: ReadoutProps) => (
  <g fill={isAlarm ? '#fff' : color}>
    {isAlarm ? <rect x="440" y={y - 2} width="132" height="76" rx="4" fill="#c4363b" /> : null}
    <text x="450" y={y + 15} fontSize="13" fontWeight="600">
      {name}
    </text>
    <text x="562" y={y + 15} fontSize="12" textAnchor="end">
      {unit}
    </text>
    <text x="562" y={y + 62} fontSize="46" fontWeight="600" textAnchor="end" letterSpacing="-1">
      {value}
    </text>
  </g>
);
