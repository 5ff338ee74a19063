import type { Person } from '@sorrel/contract/persons';
import { PERSONS_MAX } from '@sorrel/core/households/person';
import { DAYS_IN_PLAN } from '@sorrel/core/plans/days';
import { MEAL_TYPES } from '@sorrel/core/recipes/meal-type';
import { useQuery } from '@tanstack/react-query';
import { Ban, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { terms } from '../language/terms.ts';
import { writeDecimal } from '../language/write.ts';
import { PersonMark, personsQuery } from '../recipe-parts/persons.tsx';
import { Button } from '../ui/button.tsx';
import { FailedLoad } from '../ui/failed-load.tsx';
import { Loader } from '../ui/loader.tsx';
import { Tag } from '../ui/tag.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { say } from './sentences.ts';
import { isCalledLike, ThisIsMe } from './this-is-me.tsx';

/** What is known of what somebody eats, in a line. */
function eatsText({ daily_kcal: kcal, goal_kcal: goal, portion }: Person): string {
  if (kcal === null) return say.persons.usual(writeDecimal(portion));
  return goal === null ? say.persons.workedOut(kcal) : say.persons.goalOf(kcal);
}

interface PersonRowProps {
  person: Person;
  /** Left out for who may not change it. */
  onEdit?: (opener: HTMLElement) => void;
  /** Whether it may be the reader. */
  mayBeSelf: boolean;
}

function PersonRow({ person, onEdit, mayBeSelf }: PersonRowProps) {
  const awayMeals = person.away.length;
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-xl bg-surface p-4 shadow-1">
      <PersonMark person={person} size="lg" />
      <div className="min-w-0 grow basis-42 wrap-anywhere">
        <b className="text-md">{person.name}</b> {person.is_self && <small className="text-ink-3">{say.you}</small>}
        <p className="text-sm text-ink-2">{eatsText(person)}</p>
        <div className="mt-1 flex flex-wrap gap-1.5">
          {!person.is_member && <Tag>{say.persons.noAccount}</Tag>}
          {person.diets.map((diet) => (
            <Tag key={diet}>{terms.tag(diet)}</Tag>
          ))}
          {[...person.allergens.map((allergen) => terms.allergens[allergen]), ...person.excluded_foods].map((food) => (
            <Tag key={food} icon={Ban}>
              {food}
            </Tag>
          ))}
          {awayMeals > 0 && <Tag>{say.persons.away(awayMeals, DAYS_IN_PLAN * MEAL_TYPES.length)}</Tag>}
        </div>
      </div>
      {mayBeSelf && <ThisIsMe person={person} />}
      {onEdit && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={say.persons.editOf(person.name)}
          onClick={(event) => onEdit(event.currentTarget)}
        >
          {say.persons.edit}
        </Button>
      )}
    </li>
  );
}

/** Who eats with the kitchen, with and without an account. */
export function PersonsSection({ mayChange }: { mayChange: boolean }) {
  const headingId = useId();
  const persons = useQuery(personsQuery);
  const [edited, setEdited] = useState<Person | 'new' | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const openerRef = useRef<HTMLElement>(null);
  const failure = persons.error && <FailedLoad error={persons.error} onRetry={() => void persons.refetch()} />;
  if (persons.data === undefined) return failure ?? <Loader />;
  const self = persons.data.find((person) => person.is_self);
  // who has the kitchen alone has nobody in it who knew them before
  const hasJoined = persons.data.filter((person) => person.is_member).length > 1;
  const open = (who: Person | 'new', opener: HTMLElement) => {
    openerRef.current = opener;
    setEdited(who);
  };
  const mayTakeOver = (person: Person) => mayChange && hasJoined && !person.is_member;
  return (
    <section className="grid gap-3" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          {say.persons.title}
        </h2>
        {mayChange && (
          <Button
            ref={addRef}
            variant="quiet"
            icon={Plus}
            disabled={persons.data.length >= PERSONS_MAX}
            onClick={(event) => open('new', event.currentTarget)}
          >
            {say.persons.add}
          </Button>
        )}
      </div>
      {failure}
      <p className="text-ink-2">{persons.data.length > 1 ? say.persons.lead : say.persons.leadAlone}</p>
      <ul className="grid gap-3">
        {persons.data.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            mayBeSelf={mayTakeOver(person) && isCalledLike(person, self)}
            {...(mayChange && { onEdit: (opener: HTMLElement) => open(person, opener) })}
          />
        ))}
      </ul>
      {edited !== null && (
        <PersonDialog
          person={edited === 'new' ? null : edited}
          persons={persons.data}
          mayBeSelf={edited !== 'new' && mayTakeOver(edited)}
          // what was pressed is gone with who was removed
          onRemoved={() => {
            openerRef.current = null;
          }}
          finalFocus={() => (openerRef.current?.isConnected ? openerRef.current : addRef.current)}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
