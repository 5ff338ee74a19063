CREATE TABLE "list_habits" (
	"household_id" uuid NOT NULL,
	"kept" jsonb NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "list_habits_household_id_pk" PRIMARY KEY("household_id")
);
--> statement-breakpoint
ALTER TABLE "list_habits" ADD CONSTRAINT "list_habits_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;