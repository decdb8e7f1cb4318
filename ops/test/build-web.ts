import { join } from 'node:path';

import { buildWebIfStale } from '../web-build/build-web.ts';

// The way a start builds it, so that the browser tests find it built.
await buildWebIfStale(join(import.meta.dirname, '../..'));
