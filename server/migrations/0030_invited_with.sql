ALTER TABLE "oauth_states" ADD COLUMN "invited_with" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_with" text;