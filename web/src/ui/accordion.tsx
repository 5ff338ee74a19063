import { Plus } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

const QUESTION = [
  'flex min-h-15 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-leaf',
  '[&::-webkit-details-marker]:hidden',
].join(' ');
const TURN = [
  'icon text-ink-3 transition-[rotate] duration-normal ease-out',
  'group-open:rotate-45 group-open:text-vein',
].join(' ');

export interface AccordionEntry {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/**
 * Questions and answers, one open at a time. Native `details` of one name: it also works in pre-rendered pages before
 * any script, and the browser's find opens an answer.
 */
export function Accordion({ entries }: { entries: readonly AccordionEntry[] }) {
  const name = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when React takes over the pre-rendered page
  useEffect(() => {
    // opened by the browser itself before that
    const open = [...(list.current?.children ?? [])].findIndex((entry) => entry.hasAttribute('open'));
    const entry = entries[open];
    if (entry !== undefined) setOpenId(entry.id);
  }, []);

  function handleClick(event: MouseEvent, id: string) {
    // the state decides, so that browsers without exclusive `details` close the other one too
    event.preventDefault();
    setOpenId(openId === id ? null : id);
  }

  return (
    <div ref={list}>
      {entries.map(({ id, title, content }) => (
        <details
          key={id}
          className="group border-b border-line last:border-0"
          name={name}
          open={openId === id}
          onToggle={(event) => {
            // opened by the browser itself (find in page, a link to an anchor)
            if (event.currentTarget.open && openId !== id) setOpenId(id);
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: summary is interactive by itself */}
          <summary className={QUESTION} onClick={(event) => handleClick(event, id)}>
            {title}
            <Plus className={TURN} aria-hidden />
          </summary>
          <div className="max-w-[62ch] pr-10 pb-5 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
