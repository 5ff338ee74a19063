-- the items of each list as rows; an id that a list has twice, or not at all, is made anew
insert into list_items (user_id, list_id, id, revision, added, fields, stamps)
select
  found.user_id, found.list_id,
  case when found.times = 1 and coalesce(found.item ->> 'id', '') <> '' then left(found.item ->> 'id', 200) else gen_random_uuid()::text end,
  1, '',
  jsonb_build_object(
    'checked', coalesce(found.item -> 'checked', 'false'),
    'name', coalesce(found.item -> 'name', '""'),
    'aisle', found.aisle,
    'place', found.place,
    'atHome', found.item -> 'isStaple',
    'amount',
      jsonb_build_object(
        'quantity', found.item -> 'quantity',
        'unit', found.item -> 'unit',
        'quantityDescription', coalesce(found.item ->> 'quantityDescription', ''),
        'meals', coalesce(found.item -> 'meals', '[]')
      ) || coalesce(
        (select jsonb_object_agg(key, value) from jsonb_each(found.item) where key in ('byHand', 'shop', 'exact')), '{}'
      )
  ),
  '{}'
from (
  select
    lists.user_id, lists.id as list_id, aisle.key as aisle, item.value as item, item.ordinality as place,
    row_number() over (partition by lists.user_id, lists.id, item.value ->> 'id' order by aisle.key, item.ordinality) as times
  from lists
  cross join lateral jsonb_each(lists.list) as aisle
  cross join lateral jsonb_array_elements(aisle.value) with ordinality as item
) as found;
--> statement-breakpoint
update lists set revision = 1;
