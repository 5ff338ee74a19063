import { Download } from 'lucide-react';
import { errorMessage } from '../api.ts';
import { writeDecimal, writeNumber } from '../language/write.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { say } from './sentences.ts';
import { useDataDownload } from './use-data-download.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

function size(bytes: number): string {
  if (bytes < MEGABYTE) return say.kilobytes(writeDecimal(Math.ceil(bytes / KILOBYTE)));
  return say.megabytes(writeDecimal(Number((bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0))));
}

/** Everything the account holds, to take along. */
export function DataDownload() {
  const { start, stop, isRunning, progress, done, error } = useDataDownload();
  const share =
    progress === null
      ? say.gatheringYourData
      : say.filesOf(writeNumber(progress.files), writeNumber(progress.filesTotal), size(progress.bytes));
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{say.yourData}</h3>
      <p className="text-sm text-ink-3">{say.whatTheDataIs}</p>
      {error && <Notice tone="error">{errorMessage(error, say.downloadBrokeOff)}</Notice>}
      {isRunning && <Progress label={share} value={progress?.files ?? 0} max={progress?.filesTotal ?? 1} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          icon={Download}
          saving={isRunning}
          savingLabel={say.downloading}
          onClick={() => start()}
        >
          {say.downloadMyData}
        </Button>
        {isRunning && (
          <Button variant="text" size="sm" onClick={stop}>
            {say.cancel}
          </Button>
        )}
        <span role="status" className="num text-sm text-ink-3">
          {isRunning ? share : done && !error ? say.inYourDownloads(done.name, size(done.bytes)) : ''}
        </span>
      </div>
    </section>
  );
}
