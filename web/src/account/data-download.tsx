import { groupedNumber } from '@sorrel/core/nutrition/shown-amount';
import { Download } from 'lucide-react';
import { errorMessage } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { useDataDownload } from './use-data-download.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

function size(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} kB`;
  return `${(bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)} MB`;
}

/** Everything the account holds, to take along. */
export function DataDownload() {
  const { start, stop, isRunning, progress, done, error } = useDataDownload();
  const share =
    progress === null
      ? 'Gathering your data'
      : `${groupedNumber(progress.files)} of ${groupedNumber(progress.filesTotal)} files, ${size(progress.bytes)}`;
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">Your data</h3>
      <p className="text-sm text-ink-3">
        Recipes that other programs can read (schema.org), pictures, meal plans, shopping lists and your profile, in one
        zip.
      </p>
      {error && <Notice tone="error">{errorMessage(error, 'The download broke off. Please try again.')}</Notice>}
      {isRunning && <Progress label={share} value={progress?.files ?? 0} max={progress?.filesTotal ?? 1} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          icon={Download}
          saving={isRunning}
          savingLabel="Downloading"
          onClick={() => start()}
        >
          Download my data
        </Button>
        {isRunning && (
          <Button variant="text" size="sm" onClick={stop}>
            Cancel
          </Button>
        )}
        <span role="status" className="num text-sm text-ink-3">
          {isRunning ? share : done && !error ? `${done.name} is in your downloads, ${size(done.bytes)}.` : ''}
        </span>
      </div>
    </section>
  );
}
