CREATE TABLE "food_prices" (
	"household_id" uuid NOT NULL,
	"kept" jsonb NOT NULL,
	CONSTRAINT "food_prices_household_id_pk" PRIMARY KEY("household_id")
);
--> statement-breakpoint
ALTER TABLE "food_prices" ADD CONSTRAINT "food_prices_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;