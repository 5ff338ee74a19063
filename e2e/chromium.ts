import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** Runs as root in a container, without a display and without traffic of its own. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** The browser of the tests: CHROMIUM_PATH, or the Chromium that ships in an npm package. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return { executablePath: given, args: ARGS };
  }
  // not the package's own arguments: made for one page in a cloud function, they switch web security off and end the
  // browser with its first context
  return { executablePath: await chromium.executablePath(), args: ARGS };
}
