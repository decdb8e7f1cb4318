import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withClient } from '../../ops/postgres/embedded/connection.ts';
import { projections } from '../../projectors/all.ts';
import type { History } from './support/load/history.ts';
import { judge } from './support/oracle/judge.ts';
import type { Verdict } from './support/oracle/verdict.ts';
import { startScene } from './support/scene.ts';
import { type ServerScene, startServerScene } from './support/server-scene.ts';
import { printTally } from './support/tally.ts';
import { untilAcknowledged } from './support/until-acknowledged.ts';
import { spawnVictim } from './support/victims/spawn-victim.ts';

const seed = 1;
const mostCycles = 20;
const loadMs = 200;
