CREATE TABLE "cook_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipe_id" uuid NOT NULL,
	"cooked_at" timestamp with time zone NOT NULL,
	"portions" integer NOT NULL,
	"left_over" integer DEFAULT 0 NOT NULL,
	"stars" smallint,
	"note" text DEFAULT '' NOT NULL,
	"is_note_shared" boolean DEFAULT false NOT NULL,
	"recipe_version" integer NOT NULL,
	CONSTRAINT "cook_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recipe_histories" (
	"household_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"versions" "bytea" NOT NULL,
	CONSTRAINT "recipe_histories_household_id_recipe_id_pk" PRIMARY KEY("household_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "removed_recipes" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"row" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_recipes_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "cook_entries" ADD CONSTRAINT "cook_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_histories" ADD CONSTRAINT "recipe_histories_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_recipes" ADD CONSTRAINT "removed_recipes_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cook_entries_recipe" ON "cook_entries" USING btree ("user_id","recipe_id","cooked_at");--> statement-breakpoint
CREATE INDEX "removed_recipes_at" ON "removed_recipes" USING btree ("removed_at");