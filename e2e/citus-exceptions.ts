/** Tests of the API that do not run on a Citus cluster, by their file or by words of their name, and why. */
export const NOT_RUN: readonly ({ file: string; reason: string } | { test: string; reason: string })[] = [
  {
    file: 'server/src/db/upgrade.test.ts',
    reason:
      'compares the schema of one machine, column by column; old databases are upgraded by npm run distribute as anywhere',
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
    test: 'each list is found in an index of its owner’s recipes',
    reason: 'reads the plan of one machine; which shards are asked is counted instead',
  },
];

/** Statements of signed-in calls that may ask several shards, and why. */
export const MAY_ASK_SEVERAL: readonly { statement: RegExp; reason: string }[] = [];
