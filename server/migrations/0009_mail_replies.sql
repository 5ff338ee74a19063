ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "given_up_at" timestamp with time zone;