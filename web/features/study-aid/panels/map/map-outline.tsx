import styles from '../../study-aid.module.css';
import type { MapGraph, MapNode } from './map-layout.ts';

const byGroup = (nodes: readonly MapNode[]): readonly (readonly [string, readonly MapNode[]])[] => {
  const groups = new Map<string, MapNode[]>();
  for (const node of nodes) groups.set(node.group, [...(groups.get(node.group) ?? []), node]);
  return [...groups];
};

/** The same as a list, by what each thing is to the topic. */
export const MapOutline = ({ graph: { title, central, nodes } }: { readonly graph: MapGraph }) => (
  <ul className={styles['aid-list']}>
    <li>
      <strong>{title}</strong>
      <ul className={styles['aid-list']}>
        {byGroup(nodes.filter(({ id }) => id !== central)).map(([group, members]) => (
          <li key={group}>
            {group}
            <ul className={styles['aid-list']}>
              {members.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </li>
  </ul>
);
