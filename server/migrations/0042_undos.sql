CREATE TABLE "undos" (
	"household_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"row" jsonb NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "undos_household_id_member_id_kind_thing_pk" PRIMARY KEY("household_id","member_id","kind","thing")
);
--> statement-breakpoint
ALTER TABLE "removed_saved" ADD COLUMN "saved_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "undos" ADD CONSTRAINT "undos_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undos_at" ON "undos" USING btree ("done_at");