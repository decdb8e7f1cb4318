import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../../api/account/device.ts';

const agent = (text: string | undefined) =>
  deviceOf({ headers: text === undefined ? {} : { 'user-agent': text } });

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) Version/26.0 Safari/605.1', 'Safari on iOS'],
    ['curl/8.5.0', 'A browser'],
    [undefined, 'A browser'],
  ])('is read from %s', (text, name) => expect(agent(text)).toBe(name));
});
