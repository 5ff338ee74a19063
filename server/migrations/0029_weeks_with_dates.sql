ALTER TABLE "households" ADD COLUMN "week_starts_on" text DEFAULT 'monday' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "week_start" date;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_household_week" ON "plans" USING btree ("household_id","week_start");