import type { ShareLink } from '@sorrel/contract/share';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../api.ts';
import { writeDate } from '../language/write.ts';
import { removeRow } from '../lib/focus-neighbour.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { shareLinksQuery, useEndLink } from './queries.ts';
import { say } from './sentences.ts';

const termOf = ({ expires_at: end }: ShareLink) =>
  end === null ? say.untilEnded : say.until(writeDate(new Date(end)));
const madeOn = (link: ShareLink) => say.madeOn(writeDate(new Date(link.created_at)));

/** The links of the household that are open, those to this thing first. What they carry is not kept, so they are ended here and not copied. */
export function OpenLinks({ thingId }: { thingId: string | null }) {
  const { data } = useQuery(shareLinksQuery);
  const end = useEndLink();
  const links = data?.links ?? [];
  const groups = [
    { title: say.openLinks, links: links.filter((link) => link.thing_id === thingId), isNamed: false },
    { title: say.otherLinks, links: links.filter((link) => link.thing_id !== thingId), isNamed: true },
  ].filter((group) => group.links.length > 0);
  return (
    <>
      {end.error && <Notice tone="error">{errorMessage(end.error)}</Notice>}
      {groups.map(({ title, links: shown, isNamed }) => (
        <section key={title} className="grid gap-2">
          <h3 className="text-md font-semibold">{title}</h3>
          <ul className="grid gap-1">
            {shown.map((link) => (
              <li
                key={link.id}
                className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-0"
              >
                <span className="min-w-0 text-sm text-ink-2">
                  {isNamed && (
                    <b className="block truncate text-ink" dir="auto">
                      {say.kinds[link.kind]}
                      {link.name !== '' && `: ${link.name}`}
                    </b>
                  )}
                  {madeOn(link)}, {termOf(link)}
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={say.endNamed(`${isNamed ? `${link.name}, ` : ''}${madeOn(link)}`)}
                  saving={end.isPending && end.variables === link.id}
                  onClick={({ currentTarget }) => removeRow(currentTarget, () => end.mutateAsync(link.id))}
                >
                  {say.end}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
