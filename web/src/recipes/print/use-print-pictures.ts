import { z } from 'zod';
import { useStored } from '../../lib/use-stored.ts';

const HasPictures = z.boolean();

/** Whether pictures stand on paper, as it was chosen last on this device. */
export const usePrintPictures = () => useStored('printPictures', HasPictures, true, window.localStorage);
