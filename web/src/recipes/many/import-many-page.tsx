import type { FoundAddress } from '@sorrel/core/recipes/many/found-address';
import { MANY_ADDRESSES_MAX } from '@sorrel/core/recipes/many/many-limits';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { errorMessage } from '../../api.ts';
import { writeMoment, writeNumber } from '../../language/write.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useStored } from '../../lib/use-stored.ts';
import { importPath, paths } from '../../paths.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Notice } from '../../ui/notice.tsx';
import { panelClass } from '../../ui/panel-looks.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { BookmarksFile, OwnSite, WrittenAddresses, writtenAddresses } from './address-sources.tsx';
import { ChooseAddresses } from './choose-addresses.tsx';
import { useChosenAddresses } from './chosen-addresses.ts';
import { importsQuery, useStartImport } from './queries.ts';
import { say } from './sentences.ts';

const SOURCES = ['addresses', 'bookmarks', 'site'] as const;
type Source = (typeof SOURCES)[number];
const Written = z.string();

/** Which pages are to be read: written down, from bookmarks, or from a site. */
export function ImportManyPage() {
  useDocumentTitle(say.title);
  const navigate = useNavigate();
  const [source, setSource] = useState<Source>('addresses');
  const [notes, setNotes] = useState<string>();
  // a list that somebody gathered: a reload, or a look at the other sources, does not take it
  const [written, setWritten, forgetWritten] = useStored('manyAddresses', Written, '');
  const addresses = useChosenAddresses(() => writtenAddresses(written));
  const starting = useStartImport();
  const count = addresses.chosen.length;
  const over = count - MANY_ADDRESSES_MAX;

  function handleSource(next: Source) {
    setSource(next);
    handleFound(next === 'addresses' ? writtenAddresses(written) : []);
  }
  function handleWritten(text: string) {
    setWritten(text);
    handleFound(writtenAddresses(text));
  }
  function handleFound(found: readonly FoundAddress[], said?: string) {
    addresses.offer(found);
    setNotes(said);
    starting.reset();
  }
  const handleStart = () =>
    starting.mutate(
      addresses.chosen.map(({ address, name }) => ({ address, name })),
      {
        onSuccess: ({ id }) => {
          if (source === 'addresses') forgetWritten();
          navigate(importPath(id));
        },
      },
    );

  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <BackButton icon={ArrowLeft} to={paths.addRecipe} />
        <h1>{say.title}</h1>
      </div>
      <div className="grid max-w-[48rem] grid-cols-1 gap-5">
        <div className={panelClass('plain', 'grid grid-cols-1 gap-5')}>
          <p className="text-ink-2">{say.intro}</p>
          <Tabs
            label={say.from}
            value={source}
            onValueChange={handleSource}
            tabs={SOURCES.map((value) => ({ value, label: say[value] }))}
          >
            <TabPanel value="addresses">
              <WrittenAddresses text={written} onTextChange={handleWritten} />
            </TabPanel>
            <TabPanel value="bookmarks">
              <BookmarksFile onFound={handleFound} />
            </TabPanel>
            <TabPanel value="site">
              <OwnSite onFound={handleFound} />
            </TabPanel>
          </Tabs>
          {source !== 'addresses' && addresses.found.length > 0 && (
            <ChooseAddresses addresses={addresses} notes={notes} />
          )}
          {over > 0 && <Notice tone="warning">{say.tooMany(over, MANY_ADDRESSES_MAX)}</Notice>}
          {count > 0 && over <= 0 && (
            <div>
              <Button size="lg" saving={starting.isPending} savingLabel={say.starting} onClick={handleStart}>
                {say.start(count)}
              </Button>
            </div>
          )}
          {starting.isError && <Notice tone="error">{errorMessage(starting.error)}</Notice>}
        </div>
        <FormerImports />
      </div>
    </>
  );
}

/** What was imported before, to look at it once more, try it again or take it back. */
function FormerImports() {
  const { data = [], error, refetch } = useQuery(importsQuery);
  const failure = error && <FailedLoad error={error} onRetry={() => refetch()} sentence={say.formerNotLoaded} />;
  if (failure && data.length === 0) return failure;
  if (data.length === 0) return null;
  return (
    <section className={panelClass('plain', 'grid gap-3')} aria-labelledby="former-imports">
      <h2 id="former-imports" className="text-lg">
        {say.before}
      </h2>
      {failure}
      <p className="text-sm text-ink-2">{say.beforeHint}</p>
      <ul className="grid gap-2">
        {data.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link to={importPath(one.id)}>{say.ofDate(writeMoment(new Date(one.created_at)))}</Link>
            <span className="text-sm text-ink-2">
              {[
                say.done(writeNumber(one.over), writeNumber(one.total)),
                say.added(one.added),
                ...(one.to_see_to > 0 ? [say.notAdded(one.to_see_to)] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
