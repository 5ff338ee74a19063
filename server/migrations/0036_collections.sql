CREATE TABLE "collections" (
	"household_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_with" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "collections_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "collection_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collections_household_name" ON "collections" USING btree ("household_id","name_key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "recipes_collected" ON "recipes" USING btree ("household_id","id","collection_ids") WHERE collection_ids <> '{}';