CREATE TABLE "import_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"robots" jsonb,
	"robots_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"host" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"held" jsonb,
	"serves" integer,
	"recipe_id" uuid,
	"is_picture_missing" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"turn_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipe_checks" (
	"recipe_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"doubts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_pages" ADD CONSTRAINT "import_pages_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pages" ADD CONSTRAINT "import_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pages" ADD CONSTRAINT "import_pages_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_checks" ADD CONSTRAINT "recipe_checks_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_checks" ADD CONSTRAINT "recipe_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_pages_import" ON "import_pages" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "import_pages_user" ON "import_pages" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "import_pages_recipe" ON "import_pages" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "import_pages_waiting" ON "import_pages" USING btree ("import_id","position") WHERE state in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_turn" ON "imports" USING btree ("turn_at") WHERE is_open;--> statement-breakpoint
CREATE INDEX "recipe_checks_user" ON "recipe_checks" USING btree ("user_id");