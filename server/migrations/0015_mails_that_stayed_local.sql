-- Where no mail was ever tried there was no mail server: all that wait were written for the local mailbox. What is younger
-- than an hour may be the first mail of a server that has just been set up.
UPDATE "mails" SET "is_local" = true
WHERE "sent_at" IS NULL AND "created_at" < now() - interval '1 hour'
  AND NOT EXISTS (SELECT FROM "mails" WHERE "attempts" > 0);
