import { SHARE_DAYS, SHARED_TITLE_MAX, type SharedKind } from '@sorrel/core/share/share';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { MadeLink } from './made-link.tsx';
import { OpenLinks } from './open-links.tsx';
import { shareLinksQuery, useMakeLink } from './queries.ts';
import { say } from './sentences.ts';

export interface SharedThing {
  kind: SharedKind;
  /** Null while it has not been saved, and of chosen recipes. */
  id: string | null;
  /** Recipes that were chosen. */
  ids?: string[];
  name: string;
  /** For how many the amounts of a list are written. */
  serves?: number;
}

const ALWAYS = 'always';
type Lasting = typeof ALWAYS | `${(typeof SHARE_DAYS)[number]}`;
const daysOf = (lasting: Lasting) => SHARE_DAYS.find((days) => String(days) === lasting) ?? null;

/** Makes links at which anybody reads a thing, and ends them. */
export function ShareDialog({ thing, onClose }: { thing: SharedThing; onClose: () => void }) {
  const { kind, id, ids, name, serves } = thing;
  const [title, setTitle] = useState('');
  const [lasting, setLasting] = useState<Lasting>(ALWAYS);
  const make = useMakeLink();
  const { data: open } = useQuery(shareLinksQuery);
  const isOpen = open?.links.some((link) => link.id === make.data?.id) ?? false;
  // what was made is shown until it has been among the open links and is not any more: ended here or elsewhere
  const [listed, setListed] = useState<string>();
  if (isOpen && listed !== make.data?.id) setListed(make.data?.id);
  const made = listed !== undefined && listed === make.data?.id && !isOpen ? undefined : make.data;
  const isUnsaved = kind !== 'selection' && id === null;
  function handleMake() {
    const days = daysOf(lasting);
    if (kind === 'selection') make.mutate({ ids: ids ?? [], name: title, days });
    else if (id !== null) make.mutate({ kind, id, days, ...(serves && { serves }) });
  }
  const options: { value: Lasting; label: string }[] = [
    { value: ALWAYS, label: say.always },
    ...SHARE_DAYS.map((days) => ({ value: `${days}` as const, label: say.days(days) })),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name === '' ? say.share : say.shareNamed(name)}
      size="sm"
    >
      <div className="grid gap-5">
        <p className="text-ink-2">{say.lead[kind]}</p>
        {isUnsaved ? (
          kind !== 'collection' && <Notice tone="info">{say.saveFirst[kind]}</Notice>
        ) : (
          <>
            {made === undefined && (
              <>
                {kind === 'selection' && (
                  <TextField
                    label={say.title}
                    placeholder={name}
                    maxLength={SHARED_TITLE_MAX}
                    value={title}
                    onChange={(event) => setTitle(event.target.value)}
                  />
                )}
                <Segmented label={say.lasts} value={lasting} onValueChange={setLasting} options={options} />
                {make.error && <Notice tone="error">{errorMessage(make.error)}</Notice>}
                <Button variant="primary" full saving={make.isPending} savingLabel={say.making} onClick={handleMake}>
                  {say.makeLink}
                </Button>
              </>
            )}
            {made !== undefined && <MadeLink address={made.address} name={name} />}
          </>
        )}
        <OpenLinks thingId={id} />
      </div>
    </Dialog>
  );
}
