/** Tests of the API that do not run on a Citus cluster, by their file or by words of their name, and why. */
export const NOT_RUN: readonly ({ file: string; reason: string } | { test: string; reason: string })[] = [
  {
    file: 'server/src/db/upgrade.test.ts',
    reason:
      'compares the schema of one machine, column by column; old databases are upgraded by npm run distribute as anywhere',
  },
  {
    file: 'server/src/db/migrate-served.test.ts',
    reason: 'changes copies of tables of one machine; over several machines migrations run where the tables are',
  },
  {
    test: 'a packed book holds each recipe of its owner',
    reason:
      'writes rows of two households in one statement and counts on their order; the product never writes two at once',
  },
  {
    test: 'never writes over a save that came between',
    reason: 'looks for the waiting statement among the processes of one machine',
  },
  {
    test: 'explore shows at once what an administrator changes',
    reason:
      'changes rows past the product, which a trigger counts on one machine; what administrators do is counted by the call (explore-shelf.test.ts)',
  },
  {
    test: 'each list is found in an index of its owner’s recipes',
    reason: 'reads the plan of one machine; which shards are asked is counted instead',
  },
];

/** Statements of signed-in calls that may ask several shards, and why; in what is sent, `$n` stands for each value. */
export const MAY_ASK_SEVERAL: readonly { statement: RegExp; reason: string }[] = [
  {
    statement: /"is_public" = \$n/,
    reason:
      'explore: a recipe that everybody sees lies with the household that published it, and is looked for in all of them',
  },
  {
    statement: /^select distinct "key" from "image_uses" where "image_uses"."key" in \(\$n\)$/,
    reason: 'a picture is removed when no household shows it any more; which ones do is asked of all',
  },
  {
    statement:
      /from "images" left join "image_uses" on "image_uses"."key" = "images"."key" where .* is null\) limit \$n$/,
    reason: 'the same, before the pictures are held',
  },
  {
    statement: /^insert into "?\w+"? \(household_id, .*\) select \$n::uuid, /,
    reason:
      'joining and leaving: rows go from one household to another, so two shards are asked; EXPLAIN does not tell of such statements with values',
  },
];
