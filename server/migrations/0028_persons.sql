CREATE TABLE "household_persons" (
	"household_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_member" boolean NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"colour" text NOT NULL,
	"birth_date" date,
	"gender" text,
	"height_cm" double precision,
	"weight_kg" double precision,
	"activity_level" text,
	"diets" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"goal_kcal" integer,
	"excluded_foods" text[] DEFAULT '{}' NOT NULL,
	"portion" double precision NOT NULL,
	"away" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "household_persons_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "household_persons" ADD CONSTRAINT "household_persons_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;