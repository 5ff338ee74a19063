ALTER TABLE "refresh_tokens" ADD COLUMN "successor" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_local" boolean DEFAULT false NOT NULL;